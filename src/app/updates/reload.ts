import { logFailure } from '@/shared/lib/log';
import { saveDrafts } from '@/shell/reload-drafts';

/**
 * Reloads the page without being asked to by the player. The content of its forms is restored afterwards (SPEC S8).
 *
 * @returns false if some of it cannot be stored: the page then stays as it is
 */
export function reloadPage(): boolean {
  if (!saveDrafts()) {
    logFailure('The page was not reloaded: its forms cannot be stored.', 'storage');
    return false;
  }
  window.location.reload();
  return true;
}
