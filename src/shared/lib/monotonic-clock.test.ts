import { expect, test } from 'vitest';

import { createMonotonicClock } from './monotonic-clock';

const HOUR = 3_600_000;

test.each([
  ['time passes', 100, 100, 100],
  ['the clock is set an hour back (only what truly passed counts)', -HOUR, 100, 100],
  ['the clock is set an hour ahead', HOUR, 100, HOUR],
  ['the device slept, and the steady clock with it', HOUR, 0, HOUR],
  ['nothing passed', 0, 0, 0],
])('%s', (_case, wallPasses, steadyPasses, passed) => {
  let [wall, steady] = [1_000_000, 5];
  const clock = createMonotonicClock(
    () => wall,
    () => steady,
  );
  const before = clock();
  wall += wallPasses;
  steady += steadyPasses;
  expect(clock() - before).toBe(passed);
  // And it goes on from there.
  wall += 50;
  steady += 50;
  expect(clock() - before).toBe(passed + 50);
});
