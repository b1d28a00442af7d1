// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { beginHydration, enterPart, hydrationDone } from './hydration';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

async function isDoneAfter(ms: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(ms);
  return hydrationDone() === undefined;
}

test('data waits until every part is hydrated', async () => {
  void beginHydration();
  const [leave, leaveLast] = [enterPart(), enterPart()];
  leave();
  // A part that leaves twice counts once.
  leave();
  expect(await isDoneAfter(0)).toBe(false);
  leaveLast();
  expect(await isDoneAfter(0)).toBe(true);
});

test('data waits three seconds for a part that never comes', async () => {
  void beginHydration();
  enterPart();
  expect(await isDoneAfter(2999)).toBe(false);
  expect(await isDoneAfter(1)).toBe(true);
});

test('on a slow phone data waits as long as parts are still being hydrated', async () => {
  void beginHydration();
  const parts = Array.from({ length: 4 }, () => enterPart());
  enterPart();
  for (const leave of parts) {
    expect(await isDoneAfter(2000)).toBe(false);
    leave();
  }
  expect(await isDoneAfter(2999)).toBe(false);
  expect(await isDoneAfter(1)).toBe(true);
});
