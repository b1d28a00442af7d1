import { create } from 'zustand';

import { logFailure } from '@/shared/lib/log';

import { reloadGuarded } from './guarded-reload';

/** How often the served build is fetched, in ms (SPEC S16). */
export const CHECK_INTERVAL_MS = 3_600_000;

/** Whether the server has a newer build than this page (SPEC S16). */
export const useVersionStore = create<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

interface VersionCheckOptions {
  /** The build of this page; empty in development, which disables the check. */
  readonly build: string;
  /** Fetches the served build; undefined or empty if the server does not name one. */
  readonly served: () => Promise<string | undefined>;
}

/**
 * Compares this page's build with the served one, every hour and when an import fails (SPEC S16). The notice queue
 * offers a newer build, and the next navigation loads it, so that the player loses nothing.
 *
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
    // An unknown build keeps the last result.
    if (now !== undefined && now !== '') useVersionStore.setState({ isOutdated: now !== build });
  };
  const onDue = () => void check();
  const timer = setInterval(onDue, CHECK_INTERVAL_MS);
  // Vite emits this event for each failed import. Preventing it would resolve the import to undefined.
  window.addEventListener('vite:preloadError', onDue);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onDue);
  };
}

/** Records that a newer build is served. */
export function markOutdated(): void {
  useVersionStore.setState({ isOutdated: true });
}

/**
 * Reloads an outdated site. Call it after a navigation to another page.
 *
 * @param isBusy true if a mutation is in flight: the reload then waits for the next navigation
 */
export function reloadIfOutdated(isBusy: boolean, reload?: () => boolean | void): void {
  if (useVersionStore.getState().isOutdated && !isBusy) reloadGuarded(reload);
}
