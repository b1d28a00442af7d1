import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { resetSessionTimer, useSessionTimer } from './session-timer';

const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSessionTimer();
});
afterEach(() => vi.useRealTimers());

const elapsed = () => renderHook(() => useSessionTimer()).result.current;

test('the timer starts with its first use, and again after a reset', () => {
  expect(elapsed()).toBe(0);
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(elapsed()).toBe(HOUR_MS);
  resetSessionTimer();
  expect(elapsed()).toBe(0);
});

test.each(['session-started-at', 'visit since'])('the start stored as %j survives a reload', (key) => {
  sessionStorage.setItem(key, String(Date.now() - HOUR_MS));
  expect(elapsed()).toBe(HOUR_MS);
  expect(Object.keys(sessionStorage)).toEqual(['session-started-at']);
});

test('a start in the future or that is no number is ignored', () => {
  sessionStorage.setItem('session-started-at', String(Date.now() + HOUR_MS));
  expect(elapsed()).toBe(0);
  resetSessionTimer();
  sessionStorage.setItem('session-started-at', 'yesterday');
  expect(elapsed()).toBe(0);
});
