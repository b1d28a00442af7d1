import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { beginHydration, enterPart } from './hydration';
import { type Stage, usePageIs, whenPageIs } from './page-is';

const observe = (stage: Stage | undefined) => renderHook(() => usePageIs(stage)).result;

afterEach(() => {
  vi.useRealTimers();
});

test('a part of the prerendered page is told when the whole page is hydrated, a later one is from the start', async () => {
  const hydrated = beginHydration();
  const leave = enterPart();
  const early = observe('hydrated');
  expect(early.current).toBe(false);
  leave();
  await act(() => hydrated);
  expect(early.current).toBe(true);
  expect(observe('hydrated').current).toBe(true);
});

test('the page is used after a press', async () => {
  vi.useFakeTimers();
  const used = observe('used');
  window.dispatchEvent(new Event('pointerdown'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(used.current).toBe(true);
});

test('the page is painted after a frame', async () => {
  vi.useFakeTimers();
  const [painted, never] = [observe('painted'), observe(undefined)];
  expect(painted.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(painted.current).toBe(true);
  expect(never.current).toBe(false);
});

test.each(['painted', 'hydrated', 'idle', 'used', 'settled'] as const)('a cancelled wait for %s does not run', async (stage) => {
  vi.useFakeTimers();
  void beginHydration();
  const run = vi.fn();
  whenPageIs(stage, run)();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).not.toHaveBeenCalled();
});
