import type { Provider } from '@generated/api/model/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach } from 'vitest';

import { type Answers, backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { fold } from '@/shared/text-index/fuzzy-match';
import { useLocation } from '@/product/navigation';

import { game as testGame } from '../../../../mocks/factories/games';
import { Lobby } from './lobby';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const NAMES = ['Noite de Cobre', 'Cobra do Sertão', 'Vale da Lua', 'Lua de Prata'];
const games = NAMES.map((name, index) => testGame(index, { name, rtp: 94 + index }));

/**
 * State of the backend of the current test. `total` is the number of games that the catalogue states, `catalogueResponse` answers the
 * requests for pages of the whole catalogue.
 */
export let lobbyBackend: { total: number; providers: readonly Provider[]; catalogueResponse: () => Response };
let sent: readonly Request[];

/**
 * Makes a backend with four games before each test. Its list of games applies `search` and `rtp_min` only, in one order. Call once per
 * file. Session, saved scroll positions and storage are not reset.
 */
export function setUpLobbyTests(): void {
  beforeEach(() => {
    lobbyBackend = {
      total: games.length,
      providers: [],
      catalogueResponse: () => Response.json(pageOf(games, { total: lobbyBackend.total })),
    };
    ({ requests: sent } = backend(answers));
  });
}

const answers: Answers = {
  listCategories: pageOf([]),
  listProviders({ url }) {
    const { searchParams } = new URL(url);
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Number(searchParams.get('per_page'));
    const { providers } = lobbyBackend;
    return pageOf(providers.slice((page - 1) * perPage, page * perPage), { page, perPage, total: providers.length });
  },
  listRecentGames: pageOf(games.slice(2, 3)),
  listGames({ url }) {
    const { searchParams } = new URL(url);
    if (searchParams.get('per_page') === '60') return lobbyBackend.catalogueResponse();
    const search = fold(searchParams.get('search') ?? '');
    const matches = games.filter(({ name, rtp }) => fold(name).includes(search) && rtp >= Number(searchParams.get('rtp_min')));
    return pageOf(matches, { perPage: 48 });
  },
};
/** Returns the URLs of the requests of the current test, oldest first. */
export const requests = () => sent.map(({ url }) => new URL(url));

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders the lobby of all games in a memory router, and waits for its title. @returns the client of its queries */
export async function renderLobby(url = '/casino', intro?: string) {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[url]}>
        <Lobby title="Cassino" renderIntro={() => intro} />
        <CurrentUrl />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Cassino' });
  return client;
}

/** Returns the search field. */
export const field = () => screen.getByRole<HTMLInputElement>('searchbox');
/** Returns the names of the games shown. Throws if there are none. */
export const tiles = () =>
  within(screen.getByRole('list', { name: 'Jogos' }))
    .getAllByRole('article')
    .map((tile) => NAMES.find((name) => tile.textContent.includes(name)));
/** Returns the texts of the searches that were requested. */
export const searches = () =>
  requests()
    .filter(({ searchParams }) => searchParams.has('search'))
    .map(({ searchParams }) => searchParams.get('search'));
/** Returns the number of requests for pages of the whole catalogue. */
export const catalogueRequests = () =>
  requests().filter(({ pathname, searchParams }) => pathname === '/v2/games' && searchParams.get('per_page') === '60').length;
/** Returns the path and query of the router. */
export const currentUrl = () => screen.getAllByRole('status').at(-1)?.textContent;
