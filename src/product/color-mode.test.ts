import { beforeEach, expect, test } from 'vitest';

import { startColorMode, useColorMode } from './color-mode';

beforeEach(() => {
  localStorage.clear();
  useColorMode.setState(useColorMode.getInitialState(), true);
});

test('the color mode is the brand\u2019s until the player chooses one (SPEC S17)', () => {
  startColorMode('light');
  expect(document.documentElement.dataset['mode']).toBe('light');
  expect(localStorage.getItem('color-mode')).toBeNull();
  useColorMode.getState().toggle();
  expect(localStorage.getItem('color-mode')).toBe('dark');
  startColorMode('light');
  expect(document.documentElement.dataset['mode']).toBe('dark');
});

test('an invalid stored mode is ignored', () => {
  localStorage.setItem('color-mode', 'purple');
  startColorMode('dark');
  expect(useColorMode.getState().mode).toBe('dark');
});
