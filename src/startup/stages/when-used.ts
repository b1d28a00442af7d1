import { whenIdle } from './when-idle';

/** Time until a page that is only looked at gets the rest of its services, after its first load. */
const MAX_UNUSED_MS = 10_000;

/** Events that count as use. `scroll` is left out, because the site itself scrolls rows, and pages to their start. */
const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `run` in an idle moment after the first press, key or wheel of the visit, or after ten seconds: work that only follows
 * from them must not compete with the first load.
 *
 * @returns a function that cancels it
 */
export function whenUsed(run: () => void): () => void {
  const timer = setTimeout(begin, MAX_UNUSED_MS);
  for (const type of USES) window.addEventListener(type, begin, { capture: true, passive: true });
  let cancel = stopWaiting;
  return () => cancel();

  function begin(): void {
    stopWaiting();
    cancel = whenIdle(run);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    for (const type of USES) window.removeEventListener(type, begin, { capture: true });
  }
}
