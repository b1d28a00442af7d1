import { useMemo, useSyncExternalStore } from 'react';

import type { ServerClock } from './server-clock';

/** However far away the next moment is, the clock itself may be corrected meanwhile. */
const CHECK_EVERY_MS = 1000;

/**
 * Something that follows from the server's time, read anew as it changes.
 *
 * @param clock the server's
 * @param read what follows from a moment, in ms: a word or a number
 * @param next when it changes next; null where it does not
 */
export function useServerTime<Value extends string | number>(
  clock: ServerClock,
  read: (now: number) => Value,
  next: (now: number) => number | null,
): Value {
  const subscribe = useMemo(() => waiter(clock, next), [clock, next]);
  return useSyncExternalStore(subscribe, () => read(clock.now()));
}

function waiter(clock: ServerClock, next: (now: number) => number | null) {
  return (onChange: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      onChange();
      const now = clock.now();
      const moment = next(now) ?? Number.POSITIVE_INFINITY;
      timer = setTimeout(look, Math.max(1, Math.min(CHECK_EVERY_MS, Math.ceil(moment - now))));
    };
    look();
    // Timers sleep where nobody looks.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };
}
