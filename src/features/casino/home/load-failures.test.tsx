import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { game as testGame } from '../../../../mocks/factories/games';
import { testPage } from '../games.fixture';
import { LobbyTabs } from '../lobby/lobby-tabs';
import { HomeHero } from './home-hero';
import { HomeProviders } from './home-providers';
import { HomeRecent } from './home-recent';

const provider = { id: '7', name: 'Oficina Aurora', slug: 'oficina-aurora', image: '/storage/providers/7.svg', games_count: 12 };
const category = { id: '9', name: 'Roleta', slug: 'roleta', image: '/storage/categories/9.svg', games_count: 40 };

/** Answered with status 500. */
let failingPath: string | undefined;
/** Never answered. */
let pendingPath: string | undefined;

beforeEach(() => {
  [failingPath, pendingPath] = [undefined, undefined];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === pendingPath) return new Promise(() => undefined);
    if (pathname === failingPath) return Promise.resolve(Response.json({ message: 'Falhou' }, { status: 500 }));
    if (pathname === '/v2/providers') return Promise.resolve(Response.json(testPage([provider])));
    if (pathname === '/v2/categories') return Promise.resolve(Response.json(testPage([category])));
    if (pathname === '/api/games/recent') return Promise.resolve(Response.json(testPage([testGame(1)])));
    return Promise.resolve(Response.json({ message: 'x' }, { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function renderPart(part: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

describe.each([
  ['HomeRecent', '/api/games/recent', () => <HomeRecent skeleton={null} />, 'Não foi possível carregar estes jogos.', 'button', /^Jogo 1/],
  ['HomeProviders', '/v2/providers', () => <HomeProviders />, 'Não foi possível carregar os provedores.', 'link', provider.name],
  ['HomeHero', '/v2/categories', () => <HomeHero promotions={null} />, 'Não foi possível carregar as categorias.', 'link', /^Roleta 40/],
  ['LobbyTabs', '/v2/categories', () => <LobbyTabs />, 'Não foi possível carregar as categorias.', 'link', /^Roleta 40/],
])('%s', (_, path, part, text, role, name) => {
  test('shows an error if its request fails, and its content after a retry', async () => {
    failingPath = path;
    renderPart(part());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeTruthy();
    failingPath = undefined;
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole(role, { name })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each([
  ['Jogados recentemente', '/api/games/recent', () => <HomeRecent skeleton={null} />],
  ['Provedores', '/v2/providers', () => <HomeProviders />],
])('the row %s keeps its title if its request fails', async (title, path, part) => {
  failingPath = path;
  renderPart(part());
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

test('HomeProviders is marked busy while it is loading', () => {
  pendingPath = '/v2/providers';
  renderPart(<HomeProviders />);
  expect(screen.getByRole('region', { name: 'Provedores' }).getAttribute('aria-busy')).toBe('true');
});

test('LobbyTabs keeps its fixed links if the categories fail to load', async () => {
  failingPath = '/v2/categories';
  renderPart(<LobbyTabs />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Todos', 'Favoritos']);
});
