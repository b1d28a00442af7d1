import { create } from 'zustand';

import { logFailure } from '@/shared/lib/log';

import { reloadGuarded } from './guarded-reload';

/** Interval at which the served build is fetched (SPEC S16). */
export const CHECK_INTERVAL_MS = 3_600_000;

/** State of the version check. `isOutdated` is true while the last known served build differs from that of the page. */
export const useVersionStore = create<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

interface VersionCheckOptions {
  /** Id of the page's own build; empty in development, which disables the check. */
  readonly build: string;
  /** Fetches the id of the served build; undefined or empty if it is unknown. */
  readonly served: () => Promise<string | undefined>;
}

/**
 * Checks for another build every hour and when an import fails, but not at the call (SPEC S16). The notice queue offers that build, and
 * the next navigation loads it. Begins with a page that is not outdated.
 * @returns an unsubscribe function
 */
export function watchVersion({ build, served }: VersionCheckOptions): () => void {
  useVersionStore.setState({ isOutdated: false });
  if (build === '') return () => undefined;
  const check = async () => {
    const now = await served().catch((error: unknown) => {
      logFailure('The served build is unknown.', error);
      return undefined;
    });
    if (now !== undefined && now !== '') useVersionStore.setState({ isOutdated: now !== build });
  };
  const onDue = () => void check();
  const timer = setInterval(onDue, CHECK_INTERVAL_MS);
  // The event is not prevented: otherwise Vite would resolve the failed import to undefined.
  window.addEventListener('vite:preloadError', onDue);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onDue);
  };
}

/** Marks the page as outdated, so that the next navigation reloads it, until a check finds the page's own build. */
export function markOutdated(): void {
  useVersionStore.setState({ isOutdated: true });
}

/**
 * Reloads an outdated site after a navigation, within the limit of `reloadGuarded`. Otherwise does nothing.
 *
 * @param isBusy true while a mutation is in flight: a later navigation reloads instead
 * @param reload reloads the page, and returns false if the page stays; by default `reloadPage`
 */
export function reloadIfOutdated(isBusy: boolean, reload?: () => boolean | void): void {
  if (useVersionStore.getState().isOutdated && !isBusy) reloadGuarded(reload);
}
