import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { recentAttempts, retryDelay } from './attempts';

const THREE_IN_TEN = { max: 3, windowMs: 10 };

test('attempts up to the limit pass, and the next one waits until the first expires', () => {
  expect(retryDelay([0, 1], THREE_IN_TEN, 2)).toBe(0);
  expect(retryDelay([0, 1, 2], THREE_IN_TEN, 2)).toBe(8);
  expect(retryDelay([0, 1, 2], THREE_IN_TEN, 9)).toBe(1);
  expect(retryDelay([0, 1, 2], THREE_IN_TEN, 10)).toBe(0);
});

test('no window ever contains more attempts than allowed', () => {
  assert(
    property(array(integer({ min: 0, max: 6 })), (steps) => {
      const passed: number[] = [];
      let now = 0;
      for (const step of steps) {
        now += step;
        if (retryDelay(passed, THREE_IN_TEN, now) === 0) passed.push(now);
      }
      for (const at of passed)
        expect(
          recentAttempts(
            passed.filter((one) => one <= at),
            THREE_IN_TEN,
            at,
          ).length,
        ).toBeLessThanOrEqual(3);
    }),
  );
});
