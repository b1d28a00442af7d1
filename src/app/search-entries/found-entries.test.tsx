import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createTestServer } from '../../../mocks/node';

import { useHighlights } from '@/features/sports/rail/highlights';
import { useAccountBlock } from '@/product/account-block';

import {
  activeLink,
  address,
  cacheGames,
  field,
  groups,
  onClose,
  open,
  options,
  requests,
  startSearch,
  stopSearch,
  type,
} from './site-search.fixture';

const standIn = createTestServer();

beforeEach(() => startSearch(standIn));
afterEach(stopSearch);

test.each(['acerola', 'aceorla', 'ACEROA', 'acerola gir', 'rede de balanco'])(
  'games in the cache are found at the key, without a request: %s',
  async (text) => {
    await cacheGames();
    await open();
    requests.length = 0;
    // The text changes in one event: a busy machine pauses between keys, and a pause searches the backend.
    fireEvent.change(field(), { target: { value: text } });
    expect(options()).toContain('Giro da Acerola Rede de Balanço');
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

test('the name of a game stands for games, not for a team of a similar name', async () => {
  const league = { label: 'Onça Team', detail: 'Brasil', keywords: 'Onça', to: '/sports#/futebol/onca' };
  useHighlights.setState({ events: [], pages: [league] });
  await open();
  await type('tigrinho');
  await waitFor(() => expect(options()[0]).toMatch(/Onça/));
  expect(options().some((option) => option.startsWith('Onça Team'))).toBe(false);
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

describe('closed sections', () => {
  test('a self-excluded or paused player finds no games, sports and promotions (SPEC D10)', async () => {
    act(() => useAccountBlock.setState({ isBlocked: true }));
    await cacheGames();
    await open();
    requests.length = 0;
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
