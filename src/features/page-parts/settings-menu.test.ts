import { afterEach, expect, test, vi } from 'vitest';

import { menuEntries } from './settings-menu';

afterEach(() => vi.restoreAllMocks());

test('menuEntries keeps the order, drops duplicates, and falls back to the icon of the settings', () => {
  const entries = menuEntries([
    { label: 'Mines', url: '/games/mines', icon: 'lucide:bomb' },
    { label: 'Minas', url: '/games/mines', icon: null },
    { label: 'Blog', url: 'https://blog.example/', icon: 'lucide:unknown' },
    { label: 'Regulamento', url: '/regulamento' },
  ]);
  expect(entries.map(({ label, link, icon }) => [label, link, icon])).toEqual([
    ['Mines', { to: '/games/mines' }, { icon: 'gem', serviceIcon: null }],
    ['Blog', { href: 'https://blog.example/' }, { icon: 'external', serviceIcon: 'lucide:unknown' }],
    ['Regulamento', { to: '/regulamento' }, { icon: 'chevron-right', serviceIcon: null }],
  ]);
});

test('an entry with an unsafe link is dropped and logged once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hostile = [{ label: 'Prêmio', url: 'javascript:alert(document.cookie)', icon: 'lucide:gift' }];
  expect(menuEntries(hostile)).toEqual([]);
  expect(menuEntries(hostile)).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test('settings without a menu have no entries', () => {
  expect(menuEntries(undefined)).toEqual([]);
});
