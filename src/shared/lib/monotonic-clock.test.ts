// @vitest-environment node
import { expect, test } from 'vitest';

import { createMonotonicClock } from './monotonic-clock';

const HOUR = 3_600_000;

test.each([
  ['time passed', 100, 100, 100],
  ['the device clock is set an hour back', -HOUR, 100, 100],
  ['the device clock is set an hour ahead', HOUR, 100, HOUR],
  ['the device slept, which stops the steady clock', HOUR, 0, HOUR],
  ['no time passed', 0, 0, 0],
])('the clock is right when %s', (_case, wallPasses, steadyPasses, passed) => {
  let [wall, steady] = [1_000_000, 5];
  const clock = createMonotonicClock(
    () => wall,
    () => steady,
  );
  const before = clock();
  wall += wallPasses;
  steady += steadyPasses;
  expect(clock() - before).toBe(passed);
  wall += 50;
  steady += 50;
  expect(clock() - before).toBe(passed + 50);
});
