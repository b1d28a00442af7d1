import type { Provider } from '@generated/api/model/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { fold } from '@/shared/text-index/fuzzy-match';
import { useLocation } from '@/product/navigation';

import { game as testGame } from '../../../../mocks/factories/games';
import { HOVER_DELAY_MS } from '../tiles/prefetch-on-hover';
import { Lobby } from './lobby';
import { provider } from '../../../../mocks/factories/lobby.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';
// The imports preload slow code.
import './active-filters';
import './nothing-found';
import './provider-dialog';
import './figure-filters';
import './recent-row';

const NAMES = ['Noite de Cobre', 'Cobra do Sertão', 'Vale da Lua', 'Lua de Prata'];
const games = NAMES.map((name, index) => testGame(index, { name, rtp: 94 + index }));

/** State of the backend. `catalogueResponse` answers the requests for the whole catalogue. */
let total: number;
let catalogueResponse: () => Response;
let providers: readonly Provider[];
let sent: readonly Request[];

beforeEach(() => {
  [total, providers] = [games.length, []];
  catalogueResponse = () => Response.json(pageOf(games, { total }));
  ({ requests: sent } = backend(answers));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const answers: Answers = {
  listCategories: pageOf([]),
  listProviders({ url }) {
    const { searchParams } = new URL(url);
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Number(searchParams.get('per_page'));
    return pageOf(providers.slice((page - 1) * perPage, page * perPage), { page, perPage, total: providers.length });
  },
  listRecentGames: pageOf(games.slice(2, 3)),
  listGames({ url }) {
    const { searchParams } = new URL(url);
    if (searchParams.get('per_page') === '60') return catalogueResponse();
    const search = fold(searchParams.get('search') ?? '');
    const matches = games.filter(({ name, rtp }) => fold(name).includes(search) && rtp >= Number(searchParams.get('rtp_min')));
    return pageOf(matches, { perPage: 48 });
  },
};
const requests = () => sent.map(({ url }) => new URL(url));

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function renderLobby(url = '/casino') {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>
        <Lobby title="Cassino" />
        <CurrentUrl />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Cassino' });
  return client;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const tiles = () =>
  within(screen.getByRole('list', { name: 'Jogos' }))
    .getAllByRole('article')
    .map((tile) => NAMES.find((name) => tile.textContent.includes(name)));
const searches = () =>
  requests()
    .filter(({ searchParams }) => searchParams.has('search'))
    .map(({ searchParams }) => searchParams.get('search'));
const catalogueRequests = () =>
  requests().filter(({ pathname, searchParams }) => pathname === '/v2/games' && searchParams.get('per_page') === '60').length;
const currentUrl = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('search', () => {
  test('is local after the field is focused, and sends no search request', async () => {
    const client = await renderLobby();
    await userEvent.click(field());
    await waitFor(() => expect(catalogueRequests()).toBe(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await userEvent.keyboard('sertoa');
    await waitFor(() => expect(tiles()).toEqual(['Cobra do Sertão']));
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=sertoa'));
    expect([searches(), screen.getByText('1 jogo').textContent]).toEqual([[], '1 jogo']);
  });

  test('requests the art of results only after a pause in typing', async () => {
    await renderLobby('/casino?search=cobre');
    await waitFor(() => expect(tiles()).toEqual(['Noite de Cobre']));
    const hasArt: boolean[] = [];
    const observer = new MutationObserver(() => {
      const tile = screen.queryByRole('button', { name: /^Lua de Prata/ });
      if (tile !== null) hasArt.push(tile.querySelector('img') !== null);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await userEvent.tripleClick(field());
    await userEvent.keyboard('prata');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Lua de Prata/ }).querySelector('img')).not.toBeNull());
    observer.disconnect();
    expect(hasArt).toContain(false);
  });

  test('does not request the previous search after the field is cleared', async () => {
    await renderLobby();
    await userEvent.type(field(), 'prata');
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=prata'));
    await userEvent.clear(field());
    await waitFor(() => expect([currentUrl(), tiles().length]).toEqual(['/casino', 4]));
    expect(searches()).toEqual([]);
  });

  test('without results can be cleared', async () => {
    await renderLobby();
    await userEvent.type(field(), 'zzzz');
    expect(await screen.findByText('Nenhum jogo para “zzzz”')).toBeTruthy();
    // The URL update can replace the button.
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=zzzz'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect([field().value, currentUrl()]).toEqual(['', '/casino']);
  });

  test('applies the filters of the URL', async () => {
    await renderLobby('/casino?search=lua&filter=rtp-97');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
  });

  test.each([
    ['there are too many games', () => (total = 100_000)],
    ['the catalogue fails to load', () => (catalogueResponse = () => refuse(422))],
    ['the user saves data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })],
  ])('is sent to the backend if %s', async (_, arrange) => {
    arrange();
    await renderLobby();
    await userEvent.click(field());
    // The text is pasted: between keys a busy machine may pause long enough for a search.
    await userEvent.paste('prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });

  test('is sent to the backend for the sort order "new", which the catalogue does not have', async () => {
    await renderLobby('/casino?sort=new');
    await userEvent.click(field());
    // The text is pasted: between keys a busy machine may pause long enough for a search.
    await userEvent.paste('prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });
});

describe('details of a game', () => {
  const detailRequests = () =>
    requests()
      .filter(({ pathname }) => pathname.startsWith('/v2/games/'))
      .map(({ pathname }) => pathname);
  const afterHoverDelay = () => new Promise((resolve) => setTimeout(resolve, HOVER_DELAY_MS * 2));

  test('are prefetched when the tile is hovered', async () => {
    await renderLobby();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await waitFor(() => expect(detailRequests()).toEqual(['/v2/games/1002']));
  });

  test('are not prefetched if the pointer leaves at once', async () => {
    await renderLobby();
    const tile = await screen.findByRole('button', { name: /^Vale da Lua/ });
    // Both events are in one task: a busy machine may pause between two gestures.
    fireEvent.pointerOver(tile);
    fireEvent.pointerOut(tile);
    await afterHoverDelay();
    expect(detailRequests()).toEqual([]);
  });

  test('are not prefetched if the user saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await renderLobby();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await afterHoverDelay();
    expect(detailRequests()).toEqual([]);
  });
});

describe('active filters', () => {
  const chips = () => screen.queryAllByRole('button', { name: /^Remover filtro/ }).map((chip) => chip.textContent);

  beforeEach(() => {
    providers = [provider(1, { id: 'p1', name: 'Araucária' })];
  });

  test('are chips with the games that each alone leaves, and are removed one by one (SPEC S26)', async () => {
    await renderLobby('/casino?filter=provider-p1,rtp-96');
    await waitFor(() => expect(chips()).toEqual(['Remover filtro: Araucária 4 jogos', 'Remover filtro: RTP ≥ 96\u00a0% 2 jogos']));
    await userEvent.click(screen.getByRole('button', { name: /^Remover filtro:\s*Araucária/ }));
    await waitFor(() => expect(currentUrl()).toBe('/casino?filter=rtp-96'));
    expect(chips()).toEqual(['Remover filtro: RTP ≥ 96\u00a0% 2 jogos']);
    // The focus is not lost with the removed chip.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/RTP/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/casino'));
    expect(chips()).toEqual([]);
  });

  test('are all removed at once', async () => {
    await renderLobby('/casino?filter=provider-p1,rtp-96');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(currentUrl()).toBe('/casino'));
  });
});

describe('provider filter', () => {
  const house = (index: number) =>
    provider(index, { id: `p${String(index)}`, name: `Casa ${String(index)}`, image: '/storage/p.svg', games_count: 1 });
  const options = () =>
    within(screen.getByRole('list', { name: 'Provedores' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('lists the providers of all pages with their logos, and finds one by name (SPEC S26)', async () => {
    providers = Array.from({ length: 70 }, (_, index) => house(index + 1));
    await renderLobby();
    expect(requests().some(({ pathname }) => pathname === '/v2/providers')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Provedor' }));
    await waitFor(() => expect(options()).toHaveLength(71));
    expect([options()[0], options()[70]]).toEqual(['Todos os provedores', 'Casa 70 1 jogo']);
    const last = screen.getByRole('button', { name: /^Casa 70/ });
    expect(last.querySelector('img')?.getAttribute('src')).toContain('/storage/p.svg');
    await userEvent.type(screen.getByLabelText('Buscar provedor'), 'CASA 70');
    expect(options()).toEqual(['Casa 70 1 jogo']);
    await userEvent.click(screen.getByRole('button', { name: /^Casa 70/ }));
    expect(await screen.findByRole('button', { name: /^Remover filtro:\s*Casa 70/ })).toBeTruthy();
    expect([currentUrl(), screen.queryByRole('dialog')]).toEqual(['/casino?filter=provider-p70', null]);
  });

  test('is shown as active even if its provider is unknown', async () => {
    await renderLobby('/casino?filter=provider-p70');
    await waitFor(() => expect(requests().some(({ pathname }) => pathname === '/v2/providers')).toBe(true));
    expect(screen.getByRole('button', { name: /^Remover filtro:\s*Provedor escolhido/ })).toBeTruthy();
  });
});

test('the filter for the smallest stake is in the URL and in the request', async () => {
  await renderLobby();
  await screen.findByRole('option', { name: /^Até R\$\s0,50$/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aposta mínima' }), '50');
  await waitFor(() => expect(currentUrl()).toBe('/casino?filter=bet-50'));
  await waitFor(() => expect(requests().some(({ searchParams }) => searchParams.get('min_bet_max') === '50')).toBe(true));
  expect(await screen.findByRole('button', { name: /^Remover filtro:\s*Aposta mínima até R\$\s0,50/ })).toBeTruthy();
});

test('the filter for the volatility is in the URL and in the request, and a chip removes it', async () => {
  await renderLobby();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Volatilidade' }), 'Baixa');
  await waitFor(() => expect(currentUrl()).toBe('/casino?filter=volatility-low'));
  await waitFor(() => expect(requests().some(({ searchParams }) => searchParams.get('volatility') === 'low')).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: /^Remover filtro:\s*Volatilidade baixa/ }));
  await waitFor(() => expect(currentUrl()).toBe('/casino'));
});

describe('the games played last', () => {
  afterEach(() => useSessionStore.setState({ isPlayer: false }));

  test('start the list of all games of a player, unless it is narrowed', async () => {
    useSessionStore.setState({ isPlayer: true });
    await renderLobby();
    const recent = await screen.findByRole('region', { name: 'Jogados recentemente' });
    expect(await within(recent).findByRole('button', { name: /^Vale da Lua/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'RTP' }), '97');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jogados recentemente' })).toBeNull());
  });

  test('are not requested for a visitor', async () => {
    await renderLobby();
    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect(requests().some(({ pathname }) => pathname === '/api/games/recent')).toBe(false);
  });
});

test('each tile has its position and the total for assistive technology', async () => {
  await renderLobby();
  const items = await waitFor(() => within(screen.getByRole('list', { name: 'Jogos' })).getAllByRole('listitem'));
  expect(items.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual(
    ['1', '2', '3', '4'].map((position) => [position, '4']),
  );
});
