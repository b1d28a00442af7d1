import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';

import { me as testMe } from '../../mocks/factories/account.fixture';
import { App } from './app';
import { createBrand } from './brand/brand.fixture';
// Preloads slow code.
import '@/routes/home';
import './chrome/header/header-player';

const page = (data: unknown[], total = data.length) => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: Math.ceil(total / 48) || 1, path: '/', per_page: 48, to: 1, total },
});

const game = (id: string, name: string) => ({
  id,
  name,
  slug: `jogo-${id}`,
  image: `/storage/games/${id}.svg`,
  image_cf: null,
  provider: { id: '7', name: 'Oficina Aurora', slug: 'oficina-aurora' },
  category: { id: '1', name: 'Slots', slug: 'slots' },
  rtp: 96.5,
  volatility: 'high',
  min_bet: 20,
  max_bet: 20000,
  is_new: false,
});

const category = (id: string, name: string, slug: string) => ({ id, name, slug, image: '/storage/c.svg', games_count: 10 });

const me = testMe({ user: { wallet: { bonus_mixed: 0 } }, balance: 12_500 });

const warn = vi.fn<(message: string, error: unknown) => void>();

/** Undefined means 404. */
let respond: (url: URL) => Response | undefined;

function respondDefault({ pathname, searchParams }: URL): Response | undefined {
  if (pathname === '/v2/games') {
    const search = searchParams.get('search') ?? '';
    const games = [game('1', 'Noite de Cobre'), game('2', 'Vale do Rio')].filter(({ name }) => name.toLowerCase().includes(search));
    return Response.json(page(games, search === '' ? 100 : games.length));
  }
  if (pathname === '/v2/categories') return Response.json(page([category('1', 'Slots', 'slots'), category('4', 'Roleta', 'roleta')]));
  if (pathname === '/v2/providers') return Response.json(page([]));
  if (pathname === '/v2/settings/') return Response.json({ general_site_title: 'Casa' });
  if (pathname === '/api/seo') return new Response(null, { status: 204 });
  return undefined;
}

beforeEach(() => {
  respond = respondDefault;
  vi.stubGlobal(
    'fetch',
    async (request: Request) => respond(new URL(request.url)) ?? Response.json({ message: 'Não encontrado.' }, { status: 404 }),
  );
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warn.mockReset();
});

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  render(<App brand={createBrand()} queryClient={createQueryClient()} />);
  await screen.findByRole('heading', { level: 1 });
}

const address = () => window.location.pathname + window.location.search;
const main = () => within(screen.getByRole('main'));

test('home shows games, and has the default title without an SEO record (SPEC S11)', async () => {
  await open('/');
  expect(await main().findByRole('button', { name: /^1 ?Noite de Cobre/ })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Apostas Online | Casa'));
});

test('another player gets a new page and a new header part, while the header stays (SPEC L2)', async () => {
  useSessionStore.setState({ isPlayer: true });
  respond = (url) => (url.pathname === '/api/auth/me' ? Response.json(me) : respondDefault(url));
  await open('/');
  const shown = () => [
    screen.getByRole('banner'),
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('button', { name: 'Depositar' }),
  ];
  await screen.findByRole('button', { name: 'Depositar' });
  const [header, heading, deposit] = shown();
  act(() => useSessionStore.setState({ changes: 1 }));
  await screen.findByRole('heading', { level: 1 });
  expect(shown()[0]).toBe(header);
  expect(shown()[1]).not.toBe(heading);
  expect(shown()[2]).not.toBe(deposit);
});

test('a failed rail leaves the rest of home and can be retried', async () => {
  respond = (url) => (url.pathname === '/v2/games' ? Response.json({ message: 'x' }, { status: 422 }) : respondDefault(url));
  await open('/');
  expect(await main().findByText('Não foi possível carregar estes jogos.')).toBeTruthy();
  const rail = within(main().getByRole('region', { name: 'Mais jogados' }));
  expect(main().getByRole('list', { name: 'Categorias' })).toBeTruthy();
  respond = respondDefault;
  await userEvent.click(rail.getByRole('button', { name: 'Tentar de novo' }));
  expect(await main().findByRole('button', { name: /Noite de Cobre Oficina/ })).toBeTruthy();
});

test('a search is written to the address', async () => {
  await open('/casino/slots');
  await userEvent.type(main().getByRole('searchbox'), 'vale');
  await waitFor(() => expect(address()).toBe('/casino/slots?search=vale'));
  expect(await main().findByText('1 jogo')).toBeTruthy();
  expect(main().queryByRole('button', { name: /^Noite/ })).toBeNull();
});

test('a search is read from the address, and can be cleared without results', async () => {
  await open('/casino/slots?search=zebra');
  expect(main().getByRole<HTMLInputElement>('searchbox').value).toBe('zebra');
  expect(await main().findByText('Nenhum jogo para “zebra”')).toBeTruthy();
  await userEvent.click(main().getByRole('button', { name: 'Limpar busca e filtros' }));
  expect(await main().findByRole('button', { name: /^Noite/ })).toBeTruthy();
  expect(address()).toBe('/casino/slots');
});

test('the addresses of further pages keep the sort order', async () => {
  await open('/casino/slots?sort=new');
  const next = await main().findByRole('link', { name: '2' });
  expect(next.getAttribute('href')).toBe('/casino/slots?sort=new&page=2');
});

test('a category is found by its slug (SPEC R11)', async () => {
  await open('/casino/roleta');
  expect(await main().findByRole('heading', { level: 1, name: 'Roleta' })).toBeTruthy();
});

test.each(['/casino/nada', '/nada', '/user/wallet/nada'])('%s shows the not-found page and is logged (SPEC R33, S9)', async (path) => {
  await open(path);
  expect(await main().findByRole('heading', { name: 'Página Não Encontrada.' })).toBeTruthy();
  expect(main().getByRole('button', { name: 'Página Inicial' })).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(`Page not found: ${path}`, 404);
});

test('the maintenance page replaces the site (SPEC D8)', async () => {
  respond = (url) => (url.pathname === '/v2/settings/' ? Response.json({ maintence: true }) : respondDefault(url));
  await open('/');
  expect(await screen.findByRole('heading', { name: 'Voltamos em breve!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
});

test('/login shows home with the login modal; closing it opens home (SPEC R34)', async () => {
  await open('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a game shows its odds before play (SPEC D9)', async () => {
  const details = {
    ...game('1', 'Noite de Cobre'),
    rules: 'Cinco rolos.',
    paytable: [],
    max_win_multiplier: 5000,
    max_win_odds: 4200000,
    related: [],
  };
  respond = (url) => (url.pathname === '/v2/games/1' ? Response.json({ data: details }) : respondDefault(url));
  await open('/casino');
  await userEvent.click(await main().findByRole('button', { name: /^Noite de Cobre/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Noite de Cobre' }));
  expect(dialog.getByText('1 em 4.200.000 rodadas')).toBeTruthy();
  expect(dialog.getByText('Cinco rolos.')).toBeTruthy();
});
