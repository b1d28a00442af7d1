import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TICK_MS, useNow } from './use-now';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a countdown renders every 1000 ms by default (SPEC S18)', () => {
  expect(TICK_MS).toBe(1000);
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useNow();
  });
  expect(result.current).toBe(1_000_000);
  const before = renders;
  advance(999);
  expect(renders).toBe(before);
  advance(1);
  expect(result.current).toBe(1_001_000);
  advance(5000);
  expect(result.current).toBe(1_006_000);
});

test('a custom interval is used', () => {
  const { result } = renderHook(() => useNow(5000));
  advance(4999);
  expect(result.current).toBe(1_000_000);
  advance(1);
  expect(result.current).toBe(1_005_000);
});

test('a hidden page does not render, and the time is right when it is visible again', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useNow());
  advance(10_000);
  expect(result.current).toBe(1_000_000);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(1_010_000);
  hidden.mockRestore();
});
