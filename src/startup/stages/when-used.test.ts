import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenUsed } from './when-used';

const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  run.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['pointerdown', 'keydown', 'wheel'])('runs once after the first %s', (type) => {
  whenUsed(run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('runs on a page that is only looked at', () => {
  whenUsed(run);
  vi.advanceTimersByTime(20_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a cancelled call does not run, before or after the first press', () => {
  whenUsed(run)();
  const cancel = whenUsed(run);
  window.dispatchEvent(new Event('keydown'));
  cancel();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
