import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { milestonesBetween, nextMilestone, ROUND_MS, roundAt, roundPhase, roundTimes } from './double-clock';
import { START } from '../results.fixture';

const at = (seconds: number) => START + seconds * 1000;

test.each([
  [0, 1, 'waiting'],
  [14.999, 1, 'waiting'],
  [15, 1, 'rolling'],
  [20.999, 1, 'rolling'],
  [21, 1, 'complete'],
  [24.999, 1, 'complete'],
  [25, 2, 'waiting'],
  [25 * 1000 + 16, 1001, 'rolling'],
])('%d s after the epoch round %i is %s', (seconds, round, status) => {
  expect(roundAt(START, at(seconds))).toBe(round);
  expect(roundPhase(roundTimes(START, round), at(seconds))).toBe(status);
});

test('the first round waits before the epoch, and a past round stays complete', () => {
  expect(roundAt(START, at(-100))).toBe(1);
  expect(roundPhase(roundTimes(START, 1), at(-100))).toBe('waiting');
  expect(nextMilestone(START, at(-100))).toEqual({ at: START, round: 1, status: 'waiting' });
  expect(roundPhase(roundTimes(START, 1), at(999))).toBe('complete');
});

describe('milestones', () => {
  test('are consecutive: opened, rolling, complete, next round', () => {
    expect(milestonesBetween(START, at(-1), at(26), 9)).toEqual([
      { at: at(0), round: 1, status: 'waiting' },
      { at: at(15), round: 1, status: 'rolling' },
      { at: at(21), round: 1, status: 'complete' },
      { at: at(25), round: 2, status: 'waiting' },
    ]);
  });

  test('of two steps equal those of one step, each once', () => {
    const seconds = integer({ min: -30, max: 200 });
    assert(
      property(seconds, seconds, seconds, (...moments) => {
        const [first = 0, middle = 0, last = 0] = moments.toSorted((one, other) => one - other).map(at);
        const whole = milestonesBetween(START, first, last, 100);
        expect([...milestonesBetween(START, first, middle, 100), ...milestonesBetween(START, middle, last, 100)]).toEqual(whole);
        for (const { at: moment, round, status } of whole) {
          expect(roundAt(START, moment)).toBe(round);
          expect(roundPhase(roundTimes(START, round), moment)).toBe(status);
        }
      }),
    );
  });

  test('after a large jump include only the last ones, and after a jump back none', () => {
    const told = milestonesBetween(START, START, START + 1_000_000 * ROUND_MS + 22_000);
    expect(told.map(({ round, status }) => [round, status])).toEqual([
      [1_000_001, 'waiting'],
      [1_000_001, 'rolling'],
      [1_000_001, 'complete'],
    ]);
    expect(milestonesBetween(START, at(100), at(10))).toEqual([]);
  });
});
