import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { gamesQuery } from '@/features/casino/game-queries';
import { useHighlights } from '@/features/sports/rail/highlights';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useAccountBlock } from '@/product/account-block';
import { closeAllModals } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';

import { SiteSearch } from './site-search';

/** Part of the stand-in, which this file may not import itself. */
interface StandIn {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

let client = createQueryClient();
/** Addresses of the requests so far. */
export const requests: URL[] = [];
/** State of the backend. With `isSearchBroken` it refuses each search for games by a 422. `startSearch` resets it. */
export const server = { isSearchBroken: false };
/** Mock that the dialog calls when it closes. `startSearch` resets it. */
export const onClose = vi.fn();

/** Empties local storage, requests and the cache of queries, opens the path `/`, and lets the stand-in answer. For `beforeEach`. */
export function startSearch(standIn: StandIn): void {
  localStorage.clear();
  // jsdom does not have this method.
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/');
  client = createQueryClient();
  requests.length = 0;
  server.isSearchBroken = false;
  onClose.mockReset();
  backend({}, (request) => {
    const url = new URL(request.url);
    requests.push(url);
    if (server.isSearchBroken && url.searchParams.has('search')) return refuse(422);
    return standIn.app.fetch(request);
  });
}

/** Unmounts the search, and resets modals, highlights of the sportsbook and the block of the account. For `afterEach`. */
export async function stopSearch(): Promise<void> {
  act(() => {
    closeAllModals();
    useHighlights.setState({ events: undefined, pages: [] });
    useAccountBlock.setState({ isBlocked: false });
  });
  cleanup();
  await act(() => new Promise<void>((resolve) => afterClosing(resolve)));
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Returns the field of the search. */
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar no site' });
/** Types a text into the field. */
export const type = (text: string) => userEvent.type(field(), text);
/** Returns the texts of the options, in order. */
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
/** Returns the headings of the groups of options, in order. */
export const groups = () =>
  screen.queryAllByRole('group').map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
/** Returns the text of the active option; undefined if none is active. */
export const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
/** Returns the address to which the active option leads. */
export const activeLink = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.getAttribute('href');
/** Returns path and query of the router. */
export const address = () => document.querySelector('output')?.textContent;

/** Renders the open search, and waits for its suggestions. */
export async function open() {
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

/** Loads the first list of games into the cache of the search, and returns its game 'Giro da Acerola'. Called before `open`. */
export async function cacheGames() {
  const { data } = await client.fetchQuery(gamesQuery({ per_page: 60 }));
  const game = data.find(({ name }) => name === 'Giro da Acerola');
  if (game === undefined) throw new Error('The stand-in has other games');
  return game;
}
