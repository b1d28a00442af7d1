import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useAutoplay } from './use-autoplay';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['turns', 3, false, true],
  ['stands still with one item', 1, false, false],
  ['stands still where data are to be spared', 3, true, false],
])('useAutoplay for a carousel %s', (_, length, saveData, expected) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const { result } = renderHook(() => useAutoplay({ current: null }, length));
  expect(result.current.canTurn).toBe(expected);
});
