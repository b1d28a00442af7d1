import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { nextTask } from '@/shared/lib/next-task';

/**
 * Asks again for all that is under some keys, one by one and after what has come is drawn: each question costs a slow phone
 * some milliseconds, and all in one go hold up what is pressed.
 */
export async function askAnew(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const queryKey of keys) {
    await nextTask();
    void client.invalidateQueries({ queryKey });
  }
}
