import { whenIdle } from './when-idle';

/** Events that count as use. They are seen first, except those of scrolling: only the page counts, because rows scroll by themselves. */
const USES = [
  ['pointerdown', true],
  ['keydown', true],
  ['wheel', true],
  ['scroll', false],
] as const;

/**
 * Calls `run` in an idle moment after the first press, key or scroll of the visit: work that only follows from them must not
 * compete with the first load.
 *
 * @returns a function that cancels it
 */
export function whenUsed(run: () => void): () => void {
  for (const [type, capture] of USES) window.addEventListener(type, begin, { capture, passive: true });
  let cancel = stopWaiting;
  return () => cancel();

  function begin(): void {
    stopWaiting();
    cancel = whenIdle(run);
  }

  function stopWaiting(): void {
    for (const [type, capture] of USES) window.removeEventListener(type, begin, { capture });
  }
}
