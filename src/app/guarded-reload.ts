/** Two reloads for the same path never follow each other within this time, in ms: a host that serves two builds in turn must not make a loop of it (SPEC S16). */
export const GUARD = 10_000;

/**
 * Loads the page anew, once in ten seconds for each path.
 *
 * @param reload does it
 * @returns false where it was done just before, or nothing can be remembered: rather an old build than a loop
 */
export function reloadGuarded(reload: () => void = () => window.location.reload()): boolean {
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
