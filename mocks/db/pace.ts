import type { Clock } from './clock';

/** How long a burst is looked at, in milliseconds. */
const WINDOW = 1000;

/**
 * Keeps somebody from doing a thing too often.
 *
 * @param most how often within a second
 * @returns whether it may be done now, once more, by whoever has the key
 */
export function createPace(clock: Clock, most: number): (key: string) => boolean {
  const lately = new Map<string, number[]>();
  return (key) => {
    const now = clock.now();
    // A clock that was set back leaves moments to come: they hold nobody up.
    const moments = (lately.get(key) ?? []).filter((moment) => moment <= now && moment > now - WINDOW);
    if (moments.length >= most) return false;
    lately.set(key, [...moments, now]);
    return true;
  };
}
