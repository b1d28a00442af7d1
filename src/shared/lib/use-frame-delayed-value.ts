import { useEffect, useState } from 'react';

import { afterFrames } from './after-frames';

/**
 * A value some frames late: what hangs on it is drawn after what hangs on the value itself, as all of it in one frame is too
 * much for a slow phone. React's own deferred values do not promise a frame in between.
 *
 * @param frames how many, 1 or more
 */
export function useFrameDelayedValue<Value extends object | null>(value: Value, frames: number): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => (drawn === value ? undefined : afterFrames(frames, () => setDrawn(value))), [drawn, value, frames]);
  return drawn;
}
