// @vitest-environment node
import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { createServerClock, ACCURATE_ENOUGH_MS } from './server-clock';

const START = Date.parse('2026-11-21T14:05:00-03:00');

/**
 * @param ahead lead of the server's clock, in ms
 * @param isWhole true if the server sends whole seconds
 */
function setup(ahead: number, isWhole: boolean) {
  let now = START;
  const clock = createServerClock(() => now);
  const serverNow = () => now + ahead;
  const serverTime = () => {
    const iso = new Date(serverNow()).toISOString();
    return isWhole ? iso.replace(/\.\d{3}/, '') : iso;
  };
  return {
    clock,
    errorMs: () => Math.abs(clock.now() - serverNow()),
    advance: (ms: number) => void (now += ms),
    sample(thereMs: number, backMs: number): void {
      const sentAt = now;
      now += thereMs;
      const text = serverTime();
      now += backMs;
      clock.addSample(text, sentAt, now);
    },
    setServer: (ms: number) => void (ahead = ms),
  };
}

test.each([true, false])('after its requested samples the clock is within 250 ms, whole seconds: %s', (isWhole) => {
  const latency = integer({ min: 1, max: 120 });
  assert(
    property(
      integer({ min: -3_600_000, max: 3_600_000 }),
      array(tuple(latency, latency), { minLength: 6, maxLength: 6 }),
      (ahead, latencies) => {
        const { clock, sample, advance, errorMs } = setup(ahead, isWhole);
        let samples = 0;
        for (const [there, back] of latencies) {
          sample(there, back);
          samples += 1;
          const wait = clock.nextSampleDelay(false);
          if (wait === null) break;
          advance(wait);
        }
        expect(samples).toBeLessThanOrEqual(5);
        expect(errorMs()).toBeLessThanOrEqual(250);
        // The uncertainty is never underestimated.
        expect(errorMs()).toBeLessThanOrEqual(clock.uncertainty() + 1);
      },
    ),
  );
});

test('one fast response with milliseconds is a sufficient sample', () => {
  const { clock, sample } = setup(5000, false);
  expect(clock.isKnown()).toBe(false);
  sample(20, 30);
  expect(clock.isKnown()).toBe(true);
  expect(clock.uncertainty()).toBeLessThan(ACCURATE_ENOUGH_MS);
  expect(clock.nextSampleDelay(false)).toBeNull();
});

test('an event at a known time corrects the clock, but never moves it back', () => {
  const { clock, sample, errorMs, advance } = setup(400, true);
  sample(10, 10);
  advance(5000);
  const before = clock.now();
  clock.advanceTo(before - 10_000);
  expect(clock.now()).toBe(before);
  clock.advanceTo(clock.deviceNow() + 400);
  expect(errorMs()).toBeLessThanOrEqual(500);
  expect(clock.now()).toBeGreaterThanOrEqual(clock.deviceNow() + 400);
});

test("a sample after the server's clock was set replaces earlier samples", () => {
  const { sample, setServer, errorMs, advance } = setup(0, false);
  sample(10, 10);
  setServer(-60_000);
  advance(1000);
  sample(10, 10);
  expect(errorMs()).toBeLessThanOrEqual(20);
});

test('a sample without a valid time changes nothing', () => {
  const { clock } = setup(0, false);
  clock.addSample('soon', 0, 10);
  expect(clock.isKnown()).toBe(false);
});
