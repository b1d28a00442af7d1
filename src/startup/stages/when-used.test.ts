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

test.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('runs once after the first %s', (type) => {
  whenUsed(run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('does not run on a page that is only looked at, and whose rows scroll by themselves', () => {
  const cancel = whenUsed(run);
  document.body.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  cancel();
});

test('sees a press that its target keeps to itself', () => {
  whenUsed(run);
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.runAllTimers();
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
