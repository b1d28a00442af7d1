/** A frame that says so much within so many ms is no book: the busiest one says a few dozen things a second. */
export const STORM = { messages: 1500, within: 3000 };

/**
 * Counts all that a frame posts to the page, be it heard or not: each message costs the page time, and only taking the
 * frame away stops it.
 *
 * @param frame whose messages are counted
 * @param onStorm called once, in the midst of it
 * @returns ends it
 */
export function watchStorm(frame: HTMLIFrameElement, onStorm: () => void): () => void {
  let count = 0;
  let since = performance.now();
  const stop = () => window.removeEventListener('message', hear);
  function hear({ source }: MessageEvent): void {
    if (source === null || source !== frame.contentWindow) return;
    const now = performance.now();
    if (now - since > STORM.within) [count, since] = [0, now];
    count += 1;
    if (count <= STORM.messages) return;
    stop();
    onStorm();
  }
  window.addEventListener('message', hear);
  return stop;
}
