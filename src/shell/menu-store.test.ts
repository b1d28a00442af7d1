import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startMenu, useMenuStore } from './menu-store';

beforeEach(() => {
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

const flags = () => useMenuStore.getState();

test('the five flags of SPEC S14, each by its own way', () => {
  expect(flags()).toMatchObject({ menuOpened: false, isCollapsed: false, chatOpened: false, menuUser: false, topAd: false });
  flags().openMenu();
  flags().setChatOpened(true);
  flags().setMenuUser(true);
  flags().showTopAd();
  expect(flags()).toMatchObject({ menuOpened: true, isCollapsed: false, chatOpened: true, menuUser: true, topAd: true });
  flags().closeMenu();
  flags().toggleCollapsed();
  expect(flags()).toMatchObject({ menuOpened: false, isCollapsed: true });
});

test('opening the menu also un-collapses the side menu (SPEC S14)', () => {
  flags().toggleCollapsed();
  flags().openMenu();
  expect(flags()).toMatchObject({ menuOpened: true, isCollapsed: false });
});

test('what was closed above the header is kept, so that it does not come again', () => {
  flags().showTopAd();
  flags().closeTopAd('33');
  expect(flags()).toMatchObject({ topAd: false, adClosed: '33' });
  expect(JSON.parse(localStorage.getItem('menu') ?? '{}').state).toMatchObject({ adClosed: '33' });
});

test('the brand sets how the side menu begins, the player how it goes on', () => {
  startMenu(true);
  expect(flags().isCollapsed).toBe(true);
  flags().toggleCollapsed();
  startMenu(true);
  expect(flags().isCollapsed).toBe(false);
});

test('a press works while the browser refuses to store anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => flags().toggleCollapsed()).not.toThrow();
  expect(flags().isCollapsed).toBe(true);
});

test.each(['{', '7', '{"state":null}'])('a stored value that cannot be used (%s) does not stop the start', (stored) => {
  localStorage.setItem('menu', stored);
  expect(() => startMenu(true)).not.toThrow();
  expect(flags().isCollapsed).toBe(true);
});
