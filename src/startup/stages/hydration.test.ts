// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { beginHydration, enterPart } from './hydration';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

let isDone = false;

function begin(): void {
  isDone = false;
  void beginHydration().then(() => {
    isDone = true;
  });
}

async function isDoneAfter(ms: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(ms);
  return isDone;
}

test('the hydration waits until every part is hydrated', async () => {
  begin();
  const [leave, leaveLast] = [enterPart(), enterPart()];
  leave();
  // A part that leaves twice counts once.
  leave();
  expect(await isDoneAfter(0)).toBe(false);
  leaveLast();
  expect(await isDoneAfter(0)).toBe(true);
});

test('the hydration waits three seconds for a part that never comes', async () => {
  begin();
  enterPart();
  expect(await isDoneAfter(2999)).toBe(false);
  expect(await isDoneAfter(1)).toBe(true);
});

test('on a slow phone the hydration waits as long as parts are still being hydrated', async () => {
  begin();
  const parts = Array.from({ length: 4 }, () => enterPart());
  enterPart();
  for (const leave of parts) {
    expect(await isDoneAfter(2000)).toBe(false);
    leave();
  }
  expect(await isDoneAfter(2999)).toBe(false);
  expect(await isDoneAfter(1)).toBe(true);
});
