import { useEffect, useState } from 'react';

import type { Slowness } from './waiting';
import { startWait } from './waiting';

/**
 * Tells how long something has been pending: `slow` after 3 s, `stuck` after 10 s, else `ok`.
 *
 * @param isShared whether the page announces it: of all shared waits only the first is slow, so that it says so once
 */
export function useSlowness(isPending: boolean, isShared = false): Slowness {
  const [slowness, setSlowness] = useState<Slowness>('ok');
  useEffect(() => {
    if (!isPending) return;
    const end = startWait(setSlowness, isShared);
    return () => {
      end();
      setSlowness('ok');
    };
  }, [isPending, isShared]);
  return slowness;
}
