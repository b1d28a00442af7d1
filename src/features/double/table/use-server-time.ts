import { useMemo, useSyncExternalStore } from 'react';

import type { ServerClock } from './server-clock';

/** Maximum time between two checks: the clock may be corrected meanwhile. */
const CHECK_EVERY_MS = 1000;

/**
 * Returns a value derived from server time.
 *
 * @param read computes the value at an epoch ms
 * @param next returns the epoch ms of the value's next change, or null; memoized, because a new function subscribes again
 */
export function useServerTime<Value extends string | number>(
  clock: ServerClock,
  read: (now: number) => Value,
  next: (now: number) => number | null,
): Value {
  const subscribe = useMemo(() => subscribeToChanges(clock, next), [clock, next]);
  const readNow = () => read(clock.now());
  return useSyncExternalStore(subscribe, readNow, readNow);
}

function subscribeToChanges(clock: ServerClock, next: (now: number) => number | null) {
  return (onChange: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      onChange();
      const now = clock.now();
      const moment = next(now) ?? Number.POSITIVE_INFINITY;
      timer = setTimeout(update, Math.max(1, Math.min(CHECK_EVERY_MS, Math.ceil(moment - now))));
    };
    update();
    // Timers of hidden tabs are throttled, so the value is updated when the tab is shown again.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  };
}
