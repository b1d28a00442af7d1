import { useLayoutEffect, useState } from 'react';

import type { Slowness } from './waiting';
import { startWait } from './waiting';

/**
 * Returns `slow` after 3 s of pending, `stuck` after 8 s, otherwise `ok`.
 *
 * @param isShared only the first shared wait is slow, so that the page announces it once
 */
export function useSlowness(isPending: boolean, isShared = false): Slowness {
  const [slowness, setSlowness] = useState<Slowness>('ok');
  // Suspense hides a part by undoing its layout effects: a hidden wait must not silence the visible one.
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
