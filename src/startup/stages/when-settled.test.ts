import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenSettled } from './when-settled';

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

test('runs once, soon after the first press', () => {
  whenSettled(run);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('runs once on a page that is only looked at, after ten idle seconds', () => {
  whenSettled(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a cancelled call does not run, before or after the page is idle', () => {
  whenSettled(run)();
  const cancel = whenSettled(run);
  vi.advanceTimersByTime(5000);
  cancel();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
