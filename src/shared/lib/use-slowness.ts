import { useLayoutEffect, useState } from 'react';

import type { Slowness } from './waiting';
import { startWait } from './waiting';

/**
 * Returns `slow` after 3 s of pending, `stuck` after 8 s, otherwise `ok`. A wait that follows another within 1.5 s counts from the
 * start of that one, see `startWait`.
 *
 * @param isShared true for a wait that may run beside others: only the first of them leaves `ok`, so that the page announces the
 *   wait once
 */
export function useSlowness(isPending: boolean, isShared = false): Slowness {
  const [slowness, setSlowness] = useState<Slowness>('ok');
  // A layout effect, because Suspense undoes it when it hides a part: a hidden wait then ends and does not silence a visible one.
  useLayoutEffect(() => {
    if (!isPending) return;
    const end = startWait(setSlowness, isShared);
    return () => {
      end();
      setSlowness('ok');
    };
  }, [isPending, isShared]);
  return slowness;
}
