import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';

import { stubBackend, sportsbookResponses, renderSportsbook, findFrame } from '../sportsbook/sportsbook-page.fixture';

const leg = {
  event: 'Aurora x Campina',
  market: 'Resultado final',
  selection: 'Aurora',
  odds: 2.1,
  status: 'open',
  starts_at: '2026-11-21T16:00:00-03:00',
};
const bet = (id: string, status: string) => ({
  id,
  type: 'single',
  stake: 1500,
  odds: 2.1,
  potential: 3150,
  status,
  placed_at: '2026-11-21T13:40:00-03:00',
  legs: [{ ...leg, status }],
});
const page = (data: object[], current = 1, last = 1) => ({
  data,
  links: { first: '/', last: '/', prev: null, next: null },
  meta: {
    current_page: current,
    from: data.length === 0 ? null : 1,
    last_page: last,
    path: '/api/sports/bets',
    per_page: 12,
    to: data.length || null,
    total: data.length,
  },
});

beforeEach(() => {
  useSessionStore.setState({ isPlayer: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('open and settled bets are separate lists, and the sportsbook iframe stays mounted', async () => {
  const requests = stubBackend(
    sportsbookResponses({
      '/api/sports/bets': ({ searchParams }) =>
        Response.json(
          page(
            searchParams.get('status') === 'open'
              ? [bet('spt_3', 'open')]
              : [bet('spt_3', 'open'), bet('spt_2', 'won'), bet('spt_1', 'lost')],
          ),
        ),
    }),
  );
  renderSportsbook('/sports#/futebol');
  const { frame } = await findFrame();
  await userEvent.click(screen.getByRole('link', { name: 'Minhas apostas' }));
  expect(await screen.findByText('Aurora')).toBeTruthy();
  expect(cards()).toEqual(['Simples, Em aberto']);
  expect(requests.some((path) => path.startsWith('/api/sports/bets') && path.includes('status=open'))).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Resolvidas' }));
  await waitFor(() => expect(cards()).toEqual(['Simples, Ganha', 'Simples, Perdida']));
  const [won] = screen.getAllByRole('article');
  expect(within(won as HTMLElement).getByText(/31,50/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Esportes' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.querySelector('iframe')).toBe(frame);
});

test('a page without settled bets fetches the next page, and further pages are fetched on request', async () => {
  stubBackend(
    sportsbookResponses({
      '/api/sports/bets': ({ searchParams }) => {
        const current = Number(searchParams.get('page'));
        return Response.json(page(current === 1 ? [bet('spt_9', 'open')] : [bet(`spt_${current}`, 'lost')], current, 3));
      },
    }),
  );
  renderSportsbook('/sports?tab=resolvidas');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
});

test('an empty list shows a message and a link to the sportsbook', async () => {
  stubBackend(sportsbookResponses({ '/api/sports/bets': () => Response.json(page([])) }));
  renderSportsbook('/sports?tab=abertas#/futebol');
  expect(await screen.findByText('Nenhuma aposta em aberto')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ver os eventos' }));
  expect(screen.queryByText('Nenhuma aposta em aberto')).toBeNull();
});

test('a failed list shows an error and is refetched on retry', async () => {
  let shouldFail = true;
  stubBackend(
    sportsbookResponses({
      '/api/sports/bets': () =>
        shouldFail ? Response.json({ message: 'Não.' }, { status: 422 }) : Response.json(page([bet('spt_1', 'open')])),
    }),
  );
  renderSportsbook('/sports?tab=abertas');
  expect(await screen.findByText('Não foi possível carregar as suas apostas')).toBeTruthy();
  shouldFail = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Aurora')).toBeTruthy();
});

test('a visitor has no list of bets', async () => {
  useSessionStore.setState({ isPlayer: false });
  const requests = stubBackend(sportsbookResponses());
  renderSportsbook('/sports?tab=abertas');
  await findFrame();
  expect(screen.queryByRole('link', { name: 'Minhas apostas' })).toBeNull();
  expect(requests.some((path) => path.startsWith('/api/sports/bets'))).toBe(false);
});
