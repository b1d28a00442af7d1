/** Function that returns a time in ms. Its starting point depends on the clock. */
export type Clock = () => number;

/**
 * Creates a clock that starts at the time of `wall`, by default in ms since 1970, and never goes back. It advances by the longer
 * of two durations, because the device's clock may be set and `performance.now` stops during sleep.
 *
 * @param wall the device's clock
 * @param steady a clock that cannot be set
 */
export function createMonotonicClock(wall: Clock = Date.now, steady: Clock = () => performance.now()): Clock {
  let [lastWall, lastSteady] = [wall(), steady()];
  let at = lastWall;
  return () => {
    const [nowWall, nowSteady] = [wall(), steady()];
    at += Math.max(nowWall - lastWall, nowSteady - lastSteady, 0);
    [lastWall, lastSteady] = [nowWall, nowSteady];
    return at;
  };
}
