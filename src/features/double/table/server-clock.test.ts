import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { createServerClock, ACCURATE_ENOUGH_MS } from './server-clock';

const START = Date.parse('2026-11-21T14:05:00-03:00');

/** A device and a server whose clocks differ, and the way between them. */
function setup(ahead: number, isWhole: boolean) {
  let now = START;
  const clock = createServerClock(() => now);
  const serverNow = () => now + ahead;
  const written = () => {
    const iso = new Date(serverNow()).toISOString();
    return isWhole ? iso.replace(/\.\d{3}/, '') : iso;
  };
  return {
    clock,
    wrongBy: () => Math.abs(clock.now() - serverNow()),
    pass: (ms: number) => void (now += ms),
    ask(there: number, back: number): void {
      const sentAt = now;
      now += there;
      const text = written();
      now += back;
      clock.answered(text, sentAt, now);
    },
    setServer: (ms: number) => void (ahead = ms),
  };
}

test.each([true, false])('after the answers that it asks for it is within 250 ms, whole seconds: %s', (isWhole) => {
  const ways = integer({ min: 1, max: 120 });
  assert(
    property(integer({ min: -3_600_000, max: 3_600_000 }), array(tuple(ways, ways), { minLength: 6, maxLength: 6 }), (ahead, calls) => {
      const { clock, ask, pass, wrongBy } = setup(ahead, isWhole);
      let asked = 0;
      for (const [there, back] of calls) {
        ask(there, back);
        asked += 1;
        const wait = clock.askAgainIn();
        if (wait === null) break;
        pass(wait);
      }
      expect(asked).toBeLessThanOrEqual(5);
      expect(wrongBy()).toBeLessThanOrEqual(250);
      // It never believes itself better than it is.
      expect(wrongBy()).toBeLessThanOrEqual(clock.uncertainty() + 1);
    }),
  );
});

test('an answer in milliseconds that comes quickly is enough', () => {
  const { clock, ask } = setup(5000, false);
  expect(clock.isKnown()).toBe(false);
  ask(20, 30);
  expect(clock.isKnown()).toBe(true);
  expect(clock.uncertainty()).toBeLessThan(ACCURATE_ENOUGH_MS);
  expect(clock.askAgainIn()).toBeNull();
});

test('what the server tells of a moment that has passed sets the clock right, but never back', () => {
  const { clock, ask, wrongBy, pass } = setup(400, true);
  ask(10, 10);
  pass(5000);
  const before = clock.now();
  clock.passed(before - 10_000);
  expect(clock.now()).toBe(before);
  clock.passed(clock.own() + 400);
  expect(wrongBy()).toBeLessThanOrEqual(500);
  expect(clock.now()).toBeGreaterThanOrEqual(clock.own() + 400);
});

test('a server whose clock was set is believed', () => {
  const { ask, setServer, wrongBy, pass } = setup(0, false);
  ask(10, 10);
  setServer(-60_000);
  pass(1000);
  ask(10, 10);
  expect(wrongBy()).toBeLessThanOrEqual(20);
});

test('an answer without a time changes nothing', () => {
  const { clock } = setup(0, false);
  clock.answered('soon', 0, 10);
  expect(clock.isKnown()).toBe(false);
});
