import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestServer } from '../../../mocks/node';

import { openModal, useModalStore } from '@/product/modal-store';

import {
  active,
  address,
  cacheGames,
  field,
  groups,
  open,
  options,
  requests,
  server,
  startSearch,
  stopSearch,
  type,
} from './site-search.fixture';

const standIn = createTestServer();

beforeEach(() => startSearch(standIn));
afterEach(stopSearch);

test('the field has the focus, above pages and popular games', async () => {
  await open();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(groups()).toEqual(['Páginas', 'Jogos']);
  expect(options()).toContain('Limites e pausas');
  expect(active()).toBeUndefined();
});

test('games of the backend are appended below, and the active option stays where it is', async () => {
  await cacheGames();
  await open();
  await type('do');
  const before = options();
  const chosen = active();
  await waitFor(() => expect(requests.some((url) => url.searchParams.get('search') === 'do')).toBe(true));
  await screen.findByRole('option', { name: /^Ver os \d+ jogos para “do”$/ });
  expect(options().slice(0, before.length)).toEqual(before);
  expect(active()).toBe(chosen);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toMatch(/^Ver os/);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/casino?search=do');
});

test('a game opens its details in place of the search', async () => {
  const { name, id } = await cacheGames();
  await open();
  openModal({ name: 'search' });
  await type(name);
  await userEvent.click(screen.getAllByRole('option', { name: new RegExp(`^${name}`) })[0] ?? document.body);
  expect(useModalStore.getState().stack).toEqual([{ name: 'game', id }]);
  expect(address()).toBe('/');
});

test('opened searches are offered again, and can be cleared', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['saque', 'mines']));
  await open();
  expect(groups()[0]).toBe('Buscas recentes');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('saque');
  expect(active()).toBe('Sacar');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  await userEvent.click(screen.getByRole('button', { name: 'Limpar buscas recentes' }));
  expect(screen.queryByText('Buscas recentes')).toBeNull();
  expect(localStorage.getItem('recent-searches')).toBeNull();
});

test('a search that finds nothing says so, with popular games and pages', async () => {
  await open();
  await type('xqzwk');
  expect(await screen.findByText('Não encontramos isso aqui. Veja o que os jogadores mais procuram:')).toBeTruthy();
  expect(new Set(groups())).toEqual(new Set(['Jogos', 'Páginas']));
  expect(active()).toBeUndefined();
});

test('a game that is not here gives those with the nearest names', async () => {
  await open();
  await type('fogueira xqzwk');
  expect(await screen.findByText('Não temos esse jogo. Veja estes parecidos:')).toBeTruthy();
  expect(groups()).toEqual(['Jogos']);
  for (const option of options()) expect(option).toMatch(/Foguei/);
});

test('a search that the backend does not answer keeps what the browser found, with a retry', async () => {
  server.isSearchBroken = true;
  await open();
  await type('sacar');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Não foi possível buscar em todos os jogos.');
  expect(options()).toContain('Sacar');
  server.isSearchBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
