import type { Clock } from './clock';

const WINDOW_MS = 1000;

/** Creates a sliding-window rate limiter per key. The function returns true if the call is allowed; a refused call does not count. */
export function createRateLimiter(clock: Clock, maxPerSecond: number): (key: string) => boolean {
  const recentCalls = new Map<string, number[]>();
  return (key) => {
    const now = clock.now();
    // If the clock was set back, later timestamps are ignored.
    const moments = (recentCalls.get(key) ?? []).filter((moment) => moment <= now && moment > now - WINDOW_MS);
    if (moments.length >= maxPerSecond) return false;
    recentCalls.set(key, [...moments, now]);
    return true;
  };
}
