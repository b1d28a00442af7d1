/** Maximum number of messages in a window of time. A busy sportsbook sends a few dozen per second. */
const FLOOD_LIMIT = { messages: 1500, windowMs: 3000 };

/**
 * Counts all messages of an iframe, valid or not, because each costs main-thread time.
 *
 * @param onFlood called once above `FLOOD_LIMIT`, to remove the iframe: nothing else stops a flood
 * @returns a function that stops counting
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
