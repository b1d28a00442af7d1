import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startMenu, useMenuStore } from './menu-store';

beforeEach(() => {
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

const flags = () => useMenuStore.getState();

test('each of the five flags of SPEC S14 has its own action', () => {
  expect(flags()).toMatchObject({ menuOpened: false, isCollapsed: null, chatOpened: false, menuUser: false, topAd: false });
  flags().openMenu();
  flags().setChatOpened(true);
  flags().setMenuUser(true);
  flags().showTopAd();
  expect(flags()).toMatchObject({ menuOpened: true, isCollapsed: false, chatOpened: true, menuUser: true, topAd: true });
  flags().closeMenu();
  flags().setCollapsed(true);
  expect(flags()).toMatchObject({ menuOpened: false, isCollapsed: true });
});

test('opening the menu expands the side menu (SPEC S14)', () => {
  flags().setCollapsed(true);
  flags().openMenu();
  expect(flags()).toMatchObject({ menuOpened: true, isCollapsed: false });
});

test('a closed top banner is stored, so that it does not return', () => {
  flags().showTopAd();
  flags().closeTopAd('33');
  expect(flags()).toMatchObject({ topAd: false, adClosed: '33' });
  expect(JSON.parse(localStorage.getItem('menu') ?? '{}').state).toMatchObject({ adClosed: '33' });
});

test('the brand decides until the player changes the side menu', () => {
  startMenu();
  flags().toggleBalance();
  startMenu();
  expect(flags()).toMatchObject({ isCollapsed: null, balanceHidden: true });
  flags().setCollapsed(false);
  startMenu();
  expect(flags().isCollapsed).toBe(false);
});

test('a flag can be changed while the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => flags().setCollapsed(true)).not.toThrow();
  expect(flags().isCollapsed).toBe(true);
});

test.each(['{', '7', '{"state":null}'])('an invalid stored value (%s) is ignored at the start', (stored) => {
  localStorage.setItem('menu', stored);
  expect(() => startMenu()).not.toThrow();
  expect(flags().isCollapsed).toBeNull();
});

test('stored settings return after a reload, not in the initial state, which the prerendered page shows', () => {
  localStorage.setItem('menu', JSON.stringify({ state: { isCollapsed: true, balanceHidden: true, adClosed: '33' }, version: 0 }));
  startMenu();
  expect(flags()).toMatchObject({ isCollapsed: true, balanceHidden: true, adClosed: '33', menuOpened: false });
  expect(useMenuStore.getInitialState()).toMatchObject({ isCollapsed: null, balanceHidden: false, adClosed: '' });
});

test('lasting settings are stored, an open drawer is not', () => {
  flags().openMenu();
  flags().setCollapsed(true);
  flags().toggleBalance();
  expect(JSON.parse(localStorage.getItem('menu') ?? '{}').state).toEqual({ isCollapsed: true, balanceHidden: true });
});
