import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';

import { me as testMe } from '../../mocks/factories/account.fixture';
import { game as testGame } from '../../mocks/factories/games';
import { category } from '../../mocks/factories/lobby.fixture';
import { pageOf } from '../../mocks/factories/pages.fixture';
import { App } from './app';
import { createBrand } from './brand/brand.fixture';
// Preloads slow code.
import '@/routes/home';
import './chrome/header/header-player';

const game = (id: string, name: string) => testGame(Number(id), { id, name });

const me = testMe({ user: { wallet: { bonus_mixed: 0 } }, balance: 12_500 });

const warn = vi.fn<(message: string, error: unknown) => void>();

const usual = (): Answers => ({
  listGames({ url }) {
    const search = new URL(url).searchParams.get('search') ?? '';
    const games = [game('1', 'Noite de Cobre'), game('2', 'Vale do Rio')].filter(({ name }) => name.toLowerCase().includes(search));
    return pageOf(games, { perPage: 48, total: search === '' ? 100 : games.length });
  },
  listCategories: pageOf([category(1, { name: 'Slots', slug: 'slots' }), category(4, { name: 'Roleta', slug: 'roleta' })]),
  listProviders: pageOf([]),
  getSettings: { general_site_title: 'Casa' },
  getSeo: new Response(null, { status: 204 }),
});
let answers: Answers;

beforeEach(() => {
  answers = usual();
  backend(answers, () => refuse(404));
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  useSessionStore.setState(useSessionStore.getInitialState(), true);
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
  answers.getMe = me;
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
  answers.listGames = refuse(422);
  await open('/');
  expect(await main().findByText('Não foi possível carregar estes jogos.')).toBeTruthy();
  const rail = within(main().getByRole('region', { name: 'Mais jogados' }));
  expect(main().getByRole('list', { name: 'Categorias' })).toBeTruthy();
  Object.assign(answers, usual());
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
  answers.getSettings = { maintence: true };
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
  answers.getGame = { data: details };
  await open('/casino');
  await userEvent.click(await main().findByRole('button', { name: /^Noite de Cobre/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Noite de Cobre' }));
  expect(dialog.getByText('1 em 4.200.000 rodadas')).toBeTruthy();
  expect(dialog.getByText('Cinco rolos.')).toBeTruthy();
});
