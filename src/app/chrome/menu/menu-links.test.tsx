import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createBrand } from '@/app/brand/brand.fixture';
import { BrandContext } from '@/app/brand/brand-context';

import { renderChrome, resetChrome } from '../chrome.fixture';
import { MenuLinks } from './menu-links';
import { category } from '../../../../mocks/factories/lobby.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

beforeEach(() => {
  resetChrome();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function renderMenu(settings: () => Response, brand = createBrand()) {
  backend({
    listCategories: () => pageOf([category(4, { name: 'Roleta', slug: 'roleta' })]),
    listPromotions: () => refuse(500),
    getSettings: settings,
  });
  renderChrome(
    <BrandContext value={brand}>
      <MenuLinks />
    </BrandContext>,
  );
}

const links = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);

test('the menu shows the operator’s entries, without duplicates and unsafe URLs (SPEC E6)', async () => {
  renderMenu(() =>
    Response.json({
      general_menu: [
        { label: 'Cassino', url: '/casino', icon: 'lucide:dices' },
        { label: 'Roleta', url: '/casino/roleta', icon: null },
        { label: 'Prêmio', url: 'javascript:alert(1)', icon: null },
        { label: 'Blog', url: 'https://blog.example/', icon: null },
        { label: 'Mines', url: '/games/mines', icon: 'lucide:bomb' },
      ],
    }),
  );
  expect(await screen.findByRole('list', { name: 'Da casa' })).toBeTruthy();
  expect(links('Da casa')).toEqual([
    ['Blog', 'https://blog.example/', 'noopener noreferrer'],
    ['Mines', '/games/mines', null],
  ]);
  expect(links('Categorias')).toEqual([['Roleta', '/casino/roleta', null]]);
  expect(links('Mais').map(([label]) => label)).toEqual(['Provedores', 'Limites e pausas', 'Jogo justo, verificável']);
});

test('the menu is complete without settings', async () => {
  renderMenu(() => Response.json({ message: 'x' }, { status: 422 }));
  expect(await screen.findByRole('list', { name: 'Da casa' })).toBeTruthy();
  expect(links('Da casa').map(([label]) => label)).toEqual(['Mines', 'Double']);
});

test('without settings, the menu of the brand comes before the default entries', async () => {
  const menu = [
    { label: 'Clube', url: 'https://clube.example/', icon: '' },
    { label: 'Golpe', url: 'javascript:alert(1)', icon: '' },
  ];
  renderMenu(() => Response.json({ message: 'x' }, { status: 422 }), createBrand({ menu }));
  expect(await screen.findByRole('list', { name: 'Da casa' })).toBeTruthy();
  expect(links('Da casa')).toEqual([['Clube', 'https://clube.example/', 'noopener noreferrer']]);
});

test('skeletons are shown until both categories and settings are known, so that nothing shifts', () => {
  renderMenu(() => Response.json({}));
  expect(screen.getByRole('list', { name: 'Categorias' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('list', { name: 'Mais' })).toBeNull();
});
