import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { whenLoadedAndIdle } from './when-idle';

let state: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an idle moment before the page has loaded does not count', () => {
  state = 'interactive';
  const run = vi.fn();
  whenLoadedAndIdle(run);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

test('on a page that has loaded the next idle moment counts', () => {
  state = 'complete';
  const run = vi.fn();
  whenLoadedAndIdle(run);
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that never finishes loading counts as loaded after 4 s', () => {
  state = 'interactive';
  const run = vi.fn();
  whenLoadedAndIdle(run);
  vi.advanceTimersByTime(4010);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

test.each([0, 4005])('cancelled after %i ms, it never runs', (ms) => {
  state = 'interactive';
  const run = vi.fn();
  const cancel = whenLoadedAndIdle(run);
  vi.advanceTimersByTime(ms);
  cancel();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
