import { logFailure } from '@/shared/lib/log';

import { useVersionStore } from './outdated-store';
import { reloadGuarded } from './guarded-reload';

/** How often the site asks whether it is outdated, in ms (SPEC S16). */
export const CHECK_INTERVAL_MS = 3_600_000;

/** What the check stands on. */
interface Parts {
  /** The build of this page; empty where it has none, as in development. */
  readonly build: string;
  /** The build that is served now; undefined where that cannot be known. */
  readonly served: () => Promise<string | undefined>;
}

/**
 * Checks which build is served, every hour and when code is missing (SPEC S16). A newer one is offered above the header,
 * and loaded at the next navigation: nothing that the player is in the middle of is lost.
 *
 * @returns ends it
 */
export function watchVersion({ build, served }: Parts): () => void {
  useVersionStore.setState({ outdated: false });
  if (build === '') return () => undefined;
  const check = async () => {
    const now = await served().catch((error: unknown) => {
      logFailure('Whether this build is outdated is not known.', error);
      return undefined;
    });
    // No answer says nothing: what was known stays.
    if (now !== undefined && now !== '') useVersionStore.setState({ outdated: now !== build });
  };
  const onMissing = () => void check();
  const timer = setInterval(onMissing, CHECK_INTERVAL_MS);
  // Vite's loader reports each import that failed. Not prevented: the import would resolve to undefined.
  window.addEventListener('vite:preloadError', onMissing);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onMissing);
  };
}

/** Says that a newer build is served: known from elsewhere than the hourly question. */
export function markOutdated(): void {
  useVersionStore.setState({ outdated: true });
}

/**
 * To be called when the player has gone to another page: an outdated site is loaded anew there.
 *
 * @param isBusy whether something of the player's is on its way: then the next navigation will do
 */
export function reloadIfOutdated(isBusy: boolean, reload?: () => boolean | void): void {
  if (useVersionStore.getState().outdated && !isBusy) reloadGuarded(reload);
}
