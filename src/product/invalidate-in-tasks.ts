import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { yieldToMain } from '@/shared/lib/yield-to-main';

/**
 * Invalidates one key per task: several refetches would block input on slow phones. Does not wait for the refetches.
 *
 * @param predicate returns false for a query that stays valid; by default none does
 */
export async function invalidateInTasks(
  client: QueryClient,
  keys: readonly QueryKey[],
  predicate: (query: Query) => boolean = () => true,
): Promise<void> {
  for (const queryKey of keys) {
    await yieldToMain();
    void client.invalidateQueries({ queryKey, predicate });
  }
}
