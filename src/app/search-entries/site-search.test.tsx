import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestServer } from '../../../mocks/node';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { gamesQuery } from '@/features/casino/game-queries';
import { useHighlights } from '@/features/sports/rail/highlights';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useAccountBlock } from '@/product/account-block';
import { closeAllModals, openModal, useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';

import { SiteSearch } from './site-search';

const standIn = createTestServer();
let client = createQueryClient();
let requests: URL[] = [];
let isSearchBroken = false;
const onClose = vi.fn();

beforeEach(() => {
  localStorage.clear();
  // jsdom does not have this method.
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/');
  client = createQueryClient();
  requests = [];
  isSearchBroken = false;
  onClose.mockReset();
  backend({}, (request) => {
    const url = new URL(request.url);
    requests.push(url);
    if (isSearchBroken && url.searchParams.has('search')) return refuse(422);
    return standIn.app.fetch(request);
  });
});
afterEach(async () => {
  act(() => {
    closeAllModals();
    useHighlights.setState({ events: undefined, pages: [] });
    useAccountBlock.setState({ isBlocked: false });
  });
  cleanup();
  await act(() => new Promise<void>((resolve) => afterClosing(resolve)));
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar no site' });
const type = (text: string) => userEvent.type(field(), text);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
const groups = () =>
  screen.queryAllByRole('group').map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
const activeLink = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
const address = () => document.querySelector('output')?.textContent;

async function open() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SiteSearch onClose={onClose} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // The dialog fetches categories, providers, legal pages and popular games.
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

/** Loads the first list, and returns one of its games. */
async function cacheGames() {
  const { data } = await client.fetchQuery(gamesQuery({ per_page: 60 }));
  const game = data.find(({ name }) => name === 'Fogueira Misteriosa');
  if (game === undefined) throw new Error('The stand-in has other games');
  return game;
}

test('the field has the focus, above pages and popular games', async () => {
  await open();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  expect(groups()).toEqual(['Páginas', 'Jogos']);
  expect(options()).toContain('Limites e pausas');
  expect(active()).toBeUndefined();
});

test.each(['fogueira', 'foguiera', 'FOGEIRA', 'misteriosa fog', 'rede de balanco'])(
  'games in the cache are found at the key, without a request: %s',
  async (text) => {
    await cacheGames();
    await open();
    requests = [];
    // The text changes in one event: a busy machine pauses between keys, and a pause searches the backend.
    fireEvent.change(field(), { target: { value: text } });
    expect(options()).toContain('Fogueira Misteriosa Rede de Balanço');
    expect(requests).toEqual([]);
  },
);

test('a page and the article of the same name are told apart', async () => {
  await open();
  await type('autoexclusao');
  expect(options().filter((option) => option === 'Autoexclusão')).toHaveLength(1);
  expect(options()).toContain('Autoexclusão: regras');
});

test.each([
  ['saque', 'Sacar', '/user/wallet/withdraw'],
  ['autoexclusao', 'Autoexclusão', '/user/protection/exclusion'],
  ['minas', 'Mines', '/games/mines'],
  ['futebol', 'Esportes', '/sports'],
  ['valorant', 'E-sports', '/sports/esports'],
  ['rolleta', 'Roleta', '/casino/roleta'],
  ['ouvidoria', 'Ouvidoria', '/ouvidoria'],
  ['ajuda', 'Central de ajuda', '/ajuda'],
])('%s finds %s, and Enter opens it', async (text, label, path) => {
  await open();
  await type(text);
  expect(options().some((option) => option.startsWith(label))).toBe(true);
  for (let presses = 0; activeLink() !== path && presses < 20; presses += 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(path);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a provider is found with its number of games', async () => {
  await open();
  await type('arauc');
  expect(screen.getByRole('option', { name: /^Araucária \d+ jogos$/ })).toBeTruthy();
  expect(groups()).toContain('Provedores');
});

test('events of the sportsbook are found by team and league', async () => {
  const event = {
    id: 'e1',
    path: '/futebol/serie-ouro/e1',
    league: 'Série Ouro',
    home: 'Aurora',
    away: 'Campina',
    starts_at: '2026-11-21T16:00:00-03:00',
    is_live: true,
    clock: "63'",
    odds: [],
  };
  useHighlights.setState({ events: [{ event, to: '/sports#/futebol/serie-ouro/e1' }] });
  await open();
  await type('campina');
  const option = screen.getByRole('option', { name: /^Aurora x Campina Série Ouro · Ao vivo · 63'$/ });
  expect(option.getAttribute('href')).toBe('/sports#/futebol/serie-ouro/e1');
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
  expect(await screen.findByText('Não temos esse jogo. Veja estes parecidos:')).toBeTruthy();
  expect(groups()).toEqual(['Jogos', 'Páginas']);
  expect(active()).toBeUndefined();
});

test.each([
  ['tigrinho', /Onça/],
  ['fortune tiger', /Onça/],
  ['aviãozi', /^Crash/],
  ['21', /^Blackjack/],
])('%s, a name of the market, finds what the house has: %s', async (text, name) => {
  await open();
  await type(text);
  await waitFor(() => expect(options()).toContainEqual(expect.stringMatching(name)));
  expect(screen.queryByText('Não temos esse jogo. Veja estes parecidos:')).toBeNull();
});

test.each([
  ['futebol', 'Futebol', '/sports#/futebol'],
  ['serie ouro', 'Série Ouro Brasil', '/sports#/futebol/serie-ouro'],
  ['operario', 'Série Ouro Brasil', '/sports#/futebol/serie-ouro'],
])('%s finds sports, competitions and teams of the sportsbook', async (text, name, to) => {
  const league = { label: 'Série Ouro', detail: 'Brasil', keywords: 'Aurora Operário da Mata', to: '/sports#/futebol/serie-ouro' };
  useHighlights.setState({ events: [], pages: [{ label: 'Futebol', to: '/sports#/futebol' }, league] });
  await open();
  await type(text);
  const option = (await screen.findAllByRole('option')).find(({ textContent }) => textContent.trim() === name);
  expect(option?.getAttribute('href')).toBe(to);
});

test('a search that the backend does not answer keeps what the browser found, with a retry', async () => {
  isSearchBroken = true;
  await open();
  await type('sacar');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Não foi possível buscar em todos os jogos.');
  expect(options()).toContain('Sacar');
  isSearchBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('closed sections', () => {
  test('a self-excluded or paused player finds no games, sports and promotions (SPEC D10)', async () => {
    act(() => useAccountBlock.setState({ isBlocked: true }));
    await cacheGames();
    await open();
    requests = [];
    for (const text of ['do', 'mines', 'futebol', 'promocoes', 'bonus']) {
      await userEvent.clear(field());
      await type(text);
      const found = screen.queryAllByRole('option').map((option) => option.getAttribute('href') ?? '');
      expect(found.filter((to) => /^\/(casino|games|play|providers|sports|promotions|user\/bonus)/.test(to))).toEqual([]);
    }
    await userEvent.clear(field());
    await type('sacar');
    expect(options()).toContain('Sacar');
    expect(requests.filter(({ pathname }) => pathname === '/v2/games')).toEqual([]);
  });
});
