/**
 * Runs a callback once, after a number of animation frames. A hidden page has none, so it runs when the page is shown again.
 *
 * @param frames 1 or more; with less the callback never runs
 * @returns a function that cancels the callback
 */
export function afterFrames(frames: number, callback: () => void): () => void {
  let left = frames;
  const onFrame = () => {
    left -= 1;
    if (left === 0) callback();
    else frame = requestAnimationFrame(onFrame);
  };
  let frame = requestAnimationFrame(onFrame);
  return () => cancelAnimationFrame(frame);
}
