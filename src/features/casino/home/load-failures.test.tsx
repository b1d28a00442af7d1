import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { MemoryRouter } from '@/shell/navigation';

import { HomeHero } from './home-hero';
import { HomeProviders } from './home-providers';
import { HomeRecent } from './home-recent';
import { LobbyTabs } from '../lobby/lobby-tabs';
import { testGame, testPage } from '../games.fixture';

const provider = { id: '7', name: 'Oficina Aurora', slug: 'oficina-aurora', image: '/storage/providers/7.svg', games_count: 12 };
const category = { id: '9', name: 'Roleta', slug: 'roleta', image: '/storage/categories/9.svg', games_count: 40 };

/** Where the backend fails. */
let failing: string | undefined;
/** What it never answers. */
let silent: string | undefined;

beforeEach(() => {
  [failing, silent] = [undefined, undefined];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === silent) return new Promise(() => undefined);
    if (pathname === failing) return Promise.resolve(Response.json({ message: 'Falhou' }, { status: 500 }));
    if (pathname === '/v2/providers') return Promise.resolve(Response.json(testPage([provider])));
    if (pathname === '/v2/categories') return Promise.resolve(Response.json(testPage([category])));
    if (pathname === '/api/games/recent') return Promise.resolve(Response.json(testPage([testGame(1)])));
    return Promise.resolve(Response.json({ message: 'x' }, { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(part: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

describe.each([
  [
    'what was played last',
    '/api/games/recent',
    () => <HomeRecent wait={null} />,
    'Não foi possível carregar estes jogos.',
    'button',
    /^Jogo 1/,
  ],
  ['the providers', '/v2/providers', () => <HomeProviders />, 'Não foi possível carregar os provedores.', 'link', provider.name],
  [
    'the categories of home',
    '/v2/categories',
    () => <HomeHero promotions={null} />,
    'Não foi possível carregar as categorias.',
    'link',
    /^Roleta 40/,
  ],
  ['the categories of a lobby', '/v2/categories', () => <LobbyTabs />, 'Não foi possível carregar as categorias.', 'link', /^Roleta 40/],
])('%s', (_, path, part, text, role, name) => {
  test('that cannot be had say so, and are there at another try', async () => {
    failing = path;
    show(part());
    const why = await screen.findByRole('alert');
    expect(within(why).getByText(text)).toBeTruthy();
    failing = undefined;
    await userEvent.click(within(why).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole(role, { name })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each([
  ['Continuar jogando', '/api/games/recent', () => <HomeRecent wait={null} />],
  ['Provedores', '/v2/providers', () => <HomeProviders />],
])('%s has its title where it failed', async (title, path, part) => {
  failing = path;
  show(part());
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

test('the providers have their place while they are on their way', () => {
  silent = '/v2/providers';
  show(<HomeProviders />);
  expect(screen.getByRole('region', { name: 'Provedores' }).getAttribute('aria-busy')).toBe('true');
});

test('a lobby without its categories still has its own ways', async () => {
  failing = '/v2/categories';
  show(<LobbyTabs />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Todos', 'Favoritos']);
});
