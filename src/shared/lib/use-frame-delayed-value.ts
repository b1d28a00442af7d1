import { useEffect, useState } from 'react';

import { afterFrames } from './after-frames';

/**
 * Delays a value by 1 or more frames, so that a slow phone does not render everything in one. React's deferred values
 * do not guarantee a frame in between.
 */
export function useFrameDelayedValue<Value extends object | null>(value: Value, frames: number): Value {
  const [delayed, setDrawn] = useState(value);
  useEffect(() => (delayed === value ? undefined : afterFrames(frames, () => setDrawn(value))), [delayed, value, frames]);
  return delayed;
}
