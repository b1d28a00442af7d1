// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('throttle passes the first call at once, the last one after the interval, and later calls at once', () => {
  const act = vi.fn();
  const { call } = throttle(act, 300);
  for (let time = 0; time < 1000; time += 1) call(time);
  expect(act.mock.calls).toEqual([[0]]);
  vi.advanceTimersByTime(300);
  expect(act.mock.calls).toEqual([[0], [999]]);
  vi.advanceTimersByTime(300);
  call(7);
  expect(act).toHaveBeenLastCalledWith(7);
});

test('stop drops the pending call', () => {
  const act = vi.fn();
  const { call, stop } = throttle(act, 300);
  call(1);
  call(2);
  stop();
  vi.advanceTimersByTime(1000);
  expect(act.mock.calls).toEqual([[1]]);
  call(3);
  expect(act).toHaveBeenLastCalledWith(3);
});
