/**
 * Calls back once some frames were begun, in time for the one that follows them.
 *
 * @param frames how many, 1 or more
 * @returns calls it off
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
