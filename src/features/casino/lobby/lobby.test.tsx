import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { MemoryRouter, useLocation } from '@/shell/navigation';

import { testGame, testPage } from '../games.fixture';
import { fold } from '../search/fuzzy-match';
import { HOVER_DELAY_MS } from '../tiles/prefetch-on-hover';
import { Lobby } from './lobby';

const NAMES = ['Noite de Cobre', 'Cobra do Sertão', 'Vale da Lua', 'Lua de Prata'];
const games = NAMES.map((name, place) => testGame(place, { name, rtp: 94 + place }));

/** The backend: how many games it says it has, what it answers where the whole list is asked for, and what it was asked. */
let total: number;
let whole: () => Response;
let providers: readonly object[];
let asked: URL[];

beforeEach(() => {
  [total, asked, providers] = [games.length, [], []];
  whole = () => Response.json(testPage(games, { total }));
  vi.stubGlobal('fetch', (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    return Promise.resolve(answer(url));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

function answer({ pathname, searchParams }: URL): Response {
  if (pathname === '/v2/categories') return Response.json(testPage([], { path: pathname }));
  if (pathname === '/v2/providers') {
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Number(searchParams.get('per_page'));
    const part = providers.slice((page - 1) * perPage, page * perPage);
    return Response.json(testPage(part, { page, perPage, total: providers.length, path: pathname }));
  }
  if (pathname !== '/v2/games') return Response.json({ message: 'x' }, { status: 404 });
  if (searchParams.get('per_page') === '60') return whole();
  const search = fold(searchParams.get('search') ?? '');
  const found = games.filter(({ name, rtp }) => fold(name).includes(search) && rtp >= Number(searchParams.get('rtp_min')));
  return Response.json(testPage(found, { perPage: 48 }));
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(address = '/casino') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Lobby title="Cassino" />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Cassino' });
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const tiles = () =>
  within(screen.getByRole('list', { name: 'Jogos' }))
    .getAllByRole('article')
    .map((tile) => NAMES.find((name) => tile.textContent.includes(name)));
const searches = () => asked.filter(({ searchParams }) => searchParams.has('search')).map(({ searchParams }) => searchParams.get('search'));
const wholes = () => asked.filter(({ pathname, searchParams }) => pathname === '/v2/games' && searchParams.get('per_page') === '60').length;
const address = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('search', () => {
  test('is on the spot once the field is turned to, and asks nothing of the backend', async () => {
    await open();
    await userEvent.click(field());
    await waitFor(() => expect(wholes()).toBe(1));
    await userEvent.keyboard('sertoa');
    await waitFor(() => expect(tiles()).toEqual(['Cobra do Sertão']));
    await waitFor(() => expect(address()).toBe('/casino?search=sertoa'));
    expect([searches(), screen.getByText('1 jogo').textContent]).toEqual([[], '1 jogo']);
  });

  test('asks for the art of what it found once typing rests, and not for what runs by', async () => {
    await open('/casino?search=cobre');
    await waitFor(() => expect(tiles()).toEqual(['Noite de Cobre']));
    const drawn: boolean[] = [];
    const watch = new MutationObserver(() => {
      const tile = screen.queryByRole('button', { name: /^Lua de Prata/ });
      if (tile !== null) drawn.push(tile.querySelector('img') !== null);
    });
    watch.observe(document.body, { subtree: true, childList: true });
    await userEvent.tripleClick(field());
    await userEvent.keyboard('prata');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Lua de Prata/ }).querySelector('img')).not.toBeNull());
    watch.disconnect();
    expect(drawn).toContain(false);
  });

  test('that is cleared asks for nothing that was searched before', async () => {
    await open();
    await userEvent.type(field(), 'prata');
    await waitFor(() => expect(address()).toBe('/casino?search=prata'));
    await userEvent.clear(field());
    await waitFor(() => expect([address(), tiles().length]).toEqual(['/casino', 4]));
    expect(searches()).toEqual([]);
  });

  test('that finds nothing can be cleared', async () => {
    await open();
    await userEvent.type(field(), 'zzzz');
    expect(await screen.findByText('Nenhum jogo para “zzzz”')).toBeTruthy();
    // The address follows once typing rests, and what is drawn for it may be drawn anew.
    await waitFor(() => expect(address()).toBe('/casino?search=zzzz'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect([field().value, address()]).toEqual(['', '/casino']);
  });

  test('obeys the filters of the address', async () => {
    await open('/casino?search=lua&filter=rtp-97');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
  });

  test.each([
    ['there are too many games', () => (total = 100_000)],
    ['the list cannot be had', () => (whole = () => Response.json({ message: 'x' }, { status: 422 }))],
    ['data are to be spared', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })],
  ])('is the backend’s where %s', async (_, arrange) => {
    arrange();
    await open();
    await userEvent.type(field(), 'prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });

  test('is the backend’s in the order of the newest, which it alone knows', async () => {
    await open('/casino?sort=new');
    await userEvent.type(field(), 'prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });
});

describe('what is about to be opened', () => {
  const details = () => asked.filter(({ pathname }) => pathname.startsWith('/v2/games/')).map(({ pathname }) => pathname);
  const rest = () => new Promise((resolve) => setTimeout(resolve, HOVER_DELAY_MS * 2));

  test('is fetched when its tile is pointed at', async () => {
    await open();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await waitFor(() => expect(details()).toEqual(['/v2/games/1002']));
  });

  test('is not where the pointer only runs by', async () => {
    await open();
    const tile = await screen.findByRole('button', { name: /^Vale da Lua/ });
    await userEvent.hover(tile);
    await userEvent.unhover(tile);
    await rest();
    expect(details()).toEqual([]);
  });

  test('is not where data are to be spared', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await open();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await rest();
    expect(details()).toEqual([]);
  });
});

describe('the filter of providers', () => {
  const provider = (place: number) => ({
    id: `p${place}`,
    name: `Casa ${place}`,
    slug: `casa-${place}`,
    image: '/storage/p.svg',
    games_count: 1,
  });
  const options = () =>
    within(screen.getByLabelText('Provedor'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const chosen = () => screen.getByLabelText<HTMLSelectElement>('Provedor').selectedOptions[0]?.textContent;

  test('knows all of them, however many pages they are', async () => {
    providers = Array.from({ length: 70 }, (_, place) => provider(place + 1));
    await open('/casino?filter=provider-p70');
    await waitFor(() => expect(options()).toHaveLength(71));
    expect([options()[0], chosen()]).toEqual(['Provedor', 'Casa 70 (1)']);
  });

  test('is seen to be on, though its provider is none that is known', async () => {
    await open('/casino?filter=provider-p70');
    await waitFor(() => expect(asked.some(({ pathname }) => pathname === '/v2/providers')).toBe(true));
    expect(chosen()).toBe('Provedor escolhido');
  });
});

test('the place of each game is told', async () => {
  await open();
  const items = await waitFor(() => within(screen.getByRole('list', { name: 'Jogos' })).getAllByRole('listitem'));
  expect(items.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual(
    ['1', '2', '3', '4'].map((place) => [place, '4']),
  );
});
