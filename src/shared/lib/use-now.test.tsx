import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TICK, useNow, useRemaining } from './use-now';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a countdown is drawn anew every 1000 ms by default (SPEC S18)', () => {
  expect(TICK).toBe(1000);
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useRemaining(1_003_000);
  });
  expect(result.current).toBe(3000);
  const before = drawn;
  pass(999);
  expect(drawn).toBe(before);
  pass(1);
  expect(result.current).toBe(2000);
  pass(5000);
  expect(result.current).toBe(0);
});

test('another interval is kept', () => {
  const { result } = renderHook(() => useNow(5000));
  pass(4999);
  expect(result.current).toBe(1_000_000);
  pass(1);
  expect(result.current).toBe(1_005_000);
});

test('nothing is drawn while nobody sees it, and the time is right on return', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useNow());
  pass(10_000);
  expect(result.current).toBe(1_000_000);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(1_010_000);
  hidden.mockRestore();
});
