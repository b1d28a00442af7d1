/** A frame that says so much within so many ms is no book: the busiest one says a few dozen things a second. */
export const FLOOD_LIMIT = { messages: 1500, windowMs: 3000 };

/**
 * Counts all that a frame posts to the page, be it heard or not: each message costs the page time, and only taking the
 * frame away stops it.
 *
 * @param frame whose messages are counted
 * @param onFlood called once, in the midst of it
 * @returns ends it
 */
export function guardMessageFlood(frame: HTMLIFrameElement, onFlood: () => void): () => void {
  let count = 0;
  let since = performance.now();
  const stop = () => window.removeEventListener('message', onMessage);
  function onMessage({ source }: MessageEvent): void {
    if (source === null || source !== frame.contentWindow) return;
    const now = performance.now();
    if (now - since > FLOOD_LIMIT.windowMs) [count, since] = [0, now];
    count += 1;
    if (count <= FLOOD_LIMIT.messages) return;
    stop();
    onFlood();
  }
  window.addEventListener('message', onMessage);
  return stop;
}
