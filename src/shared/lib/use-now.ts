import { useEffect, useState } from 'react';

/** How often what counts time is drawn anew, in ms (SPEC S18). */
export const TICK = 1000;

/**
 * The time of the device, drawn anew as it passes; not while nobody sees the page.
 *
 * @param interval ms between two looks at the clock
 * @returns ms since 1970
 */
export function useNow(interval: number = TICK): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [interval]);
  return now;
}

/**
 * How long it is until a moment.
 *
 * @param end the moment, ms since 1970
 * @param interval ms between two looks at the clock (SPEC S18)
 * @returns ms, 0 once it has passed
 */
export function useRemaining(end: number, interval: number = TICK): number {
  return Math.max(0, end - useNow(interval));
}
