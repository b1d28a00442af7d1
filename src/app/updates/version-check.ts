import { create } from 'zustand';

import { logFailure } from '@/shared/lib/log';

import { reloadGuarded } from './guarded-reload';

/** How often the served build is fetched, in ms (SPEC S16). */
export const CHECK_INTERVAL_MS = 3_600_000;

export const useVersionStore = create<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

interface VersionCheckOptions {
  /** Empty in development, which disables the check. */
  readonly build: string;
  /** Undefined or empty if unknown. */
  readonly served: () => Promise<string | undefined>;
}

/**
 * Checks for a newer build every hour and when an import fails (SPEC S16). The notice queue offers it; the next
 * navigation loads it.
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
  // Preventing it would resolve failed imports to undefined.
  window.addEventListener('vite:preloadError', onDue);
  return () => {
    clearInterval(timer);
    window.removeEventListener('vite:preloadError', onDue);
  };
}

export function markOutdated(): void {
  useVersionStore.setState({ isOutdated: true });
}

/**
 * Reloads an outdated site after a navigation.
 *
 * @param isBusy a mutation is in flight: the next navigation reloads
 */
export function reloadIfOutdated(isBusy: boolean, reload?: () => boolean | void): void {
  if (useVersionStore.getState().isOutdated && !isBusy) reloadGuarded(reload);
}
