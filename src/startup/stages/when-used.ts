import { whenIdle } from './when-idle';

/**
 * Events that count as use, each with `capture`. True receives the event before a handler can stop it. Scroll events do not
 * bubble: without capture only those of the page arrive, not those of rows, which also scroll without the player.
 */
const USES = [
  ['pointerdown', true],
  ['keydown', true],
  ['wheel', true],
  ['scroll', false],
] as const;

/**
 * Calls `run` in an idle moment after the next press, key or scroll of the player: work that is needed only after these must
 * not compete with the first load.
 *
 * @returns a function that cancels the call
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
