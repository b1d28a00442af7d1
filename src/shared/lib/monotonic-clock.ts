/** A moment, in ms; only the difference of two means anything. */
export type Clock = () => number;

/**
 * A clock that never goes back: it passes by the longer of what the device's clock and the browser's steady one passed.
 * The first may be set while the page is open, the second stands still while the device sleeps. A clock that is set an
 * hour ahead costs one early renewal, one that is set back none.
 *
 * @param wall the device's clock, in ms
 * @param steady one that cannot be set, in ms
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
