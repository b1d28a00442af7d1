import { useEffect, useState } from 'react';

/** Render interval of countdowns (SPEC S18). */
export const TICK_MS = 1000;

/**
 * Returns the device's time in ms since 1970. It is new on each interval while the page is visible, and when the page is shown again.
 *
 * @param interval ms
 */
export function useNow(interval: number = TICK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(update, interval);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [interval]);
  return now;
}
