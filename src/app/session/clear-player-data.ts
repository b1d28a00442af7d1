import type { Query, QueryClient } from '@tanstack/react-query';

import { clearProtectionNotices } from '@/realtime/protection-notices';
import { useAlertStore } from '@/shell/alert-store';
import { clearDrafts, saveDraftsInMemory } from '@/shell/reload-drafts';
import { closeAllModals } from '@/shell/modal-store';

/** What is the same for everyone. All else is taken for the player's own, so that a new call is never forgotten here. */
const PUBLIC_PATHS = /^\/(v2\/(games|categories|providers|settings|images|platform|pages|sports\/config)|api\/seo)(\/|$)/;

const isPersonal = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => typeof path !== 'string' || !PUBLIC_PATHS.test(path);

/**
 * Drops everything that was loaded for a player, and the alerts, modals and drafts, so that the next player never sees
 * them (SPEC L2).
 *
 * @param keepsDrafts whether the forms are drafts for the same player's next login instead (SPEC D4)
 */
export function clearPlayerData(client: QueryClient, keepsDrafts = false): void {
  // Before the modals close: their forms are drafts, too.
  if (keepsDrafts) saveDraftsInMemory();
  else clearDrafts();
  void client.cancelQueries({ predicate: isPersonal });
  client.removeQueries({ predicate: isPersonal });
  const sent = client.getMutationCache();
  // One under way is waited for by a reload (SPEC S8); its answer reaches nobody any more.
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation);
  closeAllModals();
  useAlertStore.setState({ alerts: [] });
  clearProtectionNotices();
}

/** Asks again for everything of the player; nothing of it is shown until it is here. */
export function resetPlayerQueries(client: QueryClient): void {
  void client.resetQueries({ predicate: isPersonal });
}
