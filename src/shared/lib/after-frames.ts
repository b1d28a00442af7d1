/**
 * Runs a callback after 1 or more frames.
 *
 * @returns a function that cancels it
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
