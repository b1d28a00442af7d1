import { reloadPage } from './reload';

/** Two reloads for the same path never follow each other within this time, in ms: a host that serves two builds in turn must not make a loop of it (SPEC S16). */
export const GUARD = 10_000;

/**
 * Loads the page anew, once in ten seconds for each path.
 *
 * @param reload does it
 * @returns false where it was done just before, or nothing can be remembered: rather an old build than a loop
 */
export function reloadGuarded(reload = reloadPage): boolean {
  const key = `reload ${window.location.pathname}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < GUARD) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * After a deploy a page that was not visited yet may be gone: the new build has it, and is loaded.
 *
 * @param reload does it
 */
export function reloadWithoutCode(reload = reloadPage): () => void {
  const onMissing = (event: Event) => {
    // Told where it is drawn, if it must not be loaded anew; without a connection there would be nothing to load.
    if (navigator.onLine && reloadGuarded(reload)) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
