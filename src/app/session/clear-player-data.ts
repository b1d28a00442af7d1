import type { Query, QueryClient } from '@tanstack/react-query';

import { PUBLIC_READS } from '@generated/public-reads';

import { clearRecentSearches } from '@/features/site-search/recent-searches';
import { clearProtectionNotices } from '@/product/protection-notices';
import { useAccountBlock } from '@/product/account-block';
import { useAlertStore } from '@/product/alert-store';
import { clearDrafts, saveDraftsInMemory } from '@/product/reload-drafts';
import { closeAllModals } from '@/product/modal-store';
import { clearToldEvents } from '@/product/told-events';

/** Returns true unless the contract marks the query as public. */
const isPersonal = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => typeof path !== 'string' || !PUBLIC_READS.test(path);

/** State of the page after the data of a player is removed. */
interface Successor {
  /** True to keep the drafts for the player's next login (SPEC D4). */
  readonly keepsDrafts?: boolean;
  /** True if another player is logged in. The queries of the open page are then fetched again. */
  readonly isPlayer?: boolean;
}

/**
 * Removes the player's queries, settled mutations, alerts, notices, events in `useToldEvents`, modals, recent searches and drafts, and the
 * block of the account, so that the next player never sees them (SPEC L2). Pending mutations stay, because reloads wait for them. Cookies
 * and storage of the visit stay until `clearVisitData`.
 */
export function clearPlayerData(client: QueryClient, { keepsDrafts = false, isPlayer = false }: Successor = {}): void {
  // The drafts are saved before the modals close, which have drafts as well.
  if (keepsDrafts) saveDraftsInMemory();
  else clearDrafts();
  void client.cancelQueries({ predicate: isPersonal });
  client.removeQueries({ predicate: isPersonal, type: isPlayer ? 'inactive' : 'all' });
  if (isPlayer) resetPlayerQueries(client);
  const mutations = client.getMutationCache();
  // Reloads wait for pending mutations (SPEC S8).
  for (const mutation of mutations.getAll()) if (mutation.state.status !== 'pending') mutations.remove(mutation);
  closeAllModals();
  clearRecentSearches();
  useAlertStore.setState({ alerts: [] });
  clearProtectionNotices();
  clearToldEvents();
  useAccountBlock.setState({ isBlocked: false, hasOffers: true, isLimitReached: false });
}

/** Empties the player's queries, and fetches those of the open page again. */
export function resetPlayerQueries(client: QueryClient): void {
  void client.resetQueries({ predicate: isPersonal });
}
