import { useEffect, useState } from 'react';

import { afterFrames } from './after-frames';

/**
 * Delays changes of a value, so that a slow phone does not render everything in one frame. The first value is not delayed.
 * React's deferred values do not guarantee a frame in between.
 *
 * @param value compared by identity: a new object on each render would render for ever
 * @param frames 1 or more
 */
export function useFrameDelayedValue<Value extends object | null>(value: Value, frames: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => (delayed === value ? undefined : afterFrames(frames, () => setDelayed(value))), [delayed, value, frames]);
  return delayed;
}
