import { beforeEach, expect, test } from 'vitest';

import { showAlert, useAlertStore } from './alert-store';
import { startColorMode, useColorMode } from './color-mode';
import { useMenuStore } from './menu-store';

beforeEach(() => {
  localStorage.clear();
  useAlertStore.setState(useAlertStore.getInitialState(), true);
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  useColorMode.setState(useColorMode.getInitialState(), true);
});

const messages = () => useAlertStore.getState().alerts.map(({ message }) => message);

test('opening the menu expands it (SPEC S14)', () => {
  useMenuStore.getState().toggleCollapsed();
  expect(useMenuStore.getState().isCollapsed).toBe(true);
  useMenuStore.getState().openMenu();
  expect(useMenuStore.getState()).toMatchObject({ menuOpened: true, isCollapsed: false });
});

test('lasting settings are stored, an open drawer is not', () => {
  useMenuStore.getState().openMenu();
  useMenuStore.getState().toggleCollapsed();
  useMenuStore.getState().toggleBalance();
  expect(JSON.parse(localStorage.getItem('menu') ?? '{}').state).toEqual({ isCollapsed: true, balanceHidden: true });
});

test('a repeated alert is shown once, and at most three are shown', () => {
  showAlert('success', 'a');
  showAlert('success', 'b');
  showAlert('success', 'a');
  expect(messages()).toEqual(['b', 'a']);
  showAlert('error', 'c');
  showAlert('error', 'd');
  expect(messages()).toEqual(['a', 'c', 'd']);
});

test('an alert is dismissed by its id', () => {
  showAlert('error', 'a');
  showAlert('error', 'b');
  const [first] = useAlertStore.getState().alerts;
  useAlertStore.getState().dismiss(first?.id ?? -1);
  expect(messages()).toEqual(['b']);
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
