import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';

import { game as testGame } from '../../../../mocks/factories/games';
import { LobbyTabs } from '../lobby/lobby-tabs';
import { HomeHero } from './home-hero';
import { HomeProviders } from './home-providers';
import { HomeRecent } from './home-recent';
import { category, provider } from '../../../../mocks/factories/lobby.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const providers = pageOf([provider(7, { id: '7', name: 'Oficina Aurora' })]);
const categories = pageOf([category(9, { id: '9', name: 'Roleta', slug: 'roleta' })]);

let answers: Answers;

const whole = (): Answers => ({
  listProviders: providers,
  listCategories: categories,
  listRecentGames: pageOf([testGame(1)]),
});

beforeEach(() => {
  answers = whole();
  backend(answers);
});

function renderPart(part: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

describe.each<[string, 'listRecentGames' | 'listProviders' | 'listCategories', () => ReactNode, string, string, string | RegExp]>([
  ['HomeRecent', 'listRecentGames', () => <HomeRecent skeleton={null} />, 'Não foi possível carregar estes jogos.', 'button', /^Jogo 1/],
  ['HomeProviders', 'listProviders', () => <HomeProviders />, 'Não foi possível carregar os provedores.', 'link', 'Oficina Aurora'],
  ['HomeHero', 'listCategories', () => <HomeHero promotions={null} />, 'Não foi possível carregar as categorias.', 'link', /^Roleta 40/],
  ['LobbyTabs', 'listCategories', () => <LobbyTabs />, 'Não foi possível carregar as categorias.', 'link', /^Roleta 40/],
])('%s', (_, id, part, text, role, name) => {
  test('shows an error if its request fails, and its content after a retry', async () => {
    answers[id] = refuse(500);
    renderPart(part());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeTruthy();
    Object.assign(answers, whole());
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole(role, { name })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each<[string, 'listRecentGames' | 'listProviders', () => ReactNode]>([
  ['Jogados recentemente', 'listRecentGames', () => <HomeRecent skeleton={null} />],
  ['Provedores', 'listProviders', () => <HomeProviders />],
])('the row %s keeps its title if its request fails', async (title, id, part) => {
  answers[id] = refuse(500);
  renderPart(part());
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

test('HomeProviders is marked busy while it is loading', () => {
  answers.listProviders = () => new Promise(() => undefined);
  renderPart(<HomeProviders />);
  expect(screen.getByRole('region', { name: 'Provedores' }).getAttribute('aria-busy')).toBe('true');
});

test('LobbyTabs keeps its fixed links if the categories fail to load', async () => {
  answers.listCategories = refuse(500);
  renderPart(<LobbyTabs />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Todos', 'Favoritos']);
});
