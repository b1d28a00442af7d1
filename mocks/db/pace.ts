import type { Clock } from './clock';

/** Length of the sliding window, in ms. */
const WINDOW = 1000;

/**
 * Creates a sliding-window rate limiter.
 *
 * @param maxPerSecond calls allowed per key and second
 * @returns a function that returns true if the call is allowed
 */
export function createPace(clock: Clock, most: number): (key: string) => boolean {
  const lately = new Map<string, number[]>();
  return (key) => {
    const now = clock.now();
    // If the clock was set back, later timestamps are ignored.
    const moments = (lately.get(key) ?? []).filter((moment) => moment <= now && moment > now - WINDOW);
    if (moments.length >= most) return false;
    lately.set(key, [...moments, now]);
    return true;
  };
}
