import type { SportsBet } from '@generated/api/model/sports-bet';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';

import { config, sportsbookAnswers, renderSportsbook, findFrame } from '../sportsbook/sportsbook-page.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const leg = {
  event: 'Aurora x Campina',
  market: 'Resultado final',
  selection: 'Aurora',
  odds: 2.1,
  status: 'open',
  starts_at: '2026-11-21T16:00:00-03:00',
};
const bet = (id: string, status: 'open' | 'won' | 'lost'): SportsBet => ({
  id,
  type: 'single',
  stake: 1500,
  odds: 2.1,
  potential: 3150,
  status,
  placed_at: '2026-11-21T13:40:00-03:00',
  legs: [{ ...leg, status }],
});
const page = (data: readonly SportsBet[], current = 1, last = 1) => pageOf(data, { page: current, perPage: 1, total: last });

beforeEach(() => {
  useSessionStore.setState({ isPlayer: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  vi.restoreAllMocks();
});

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('open and settled bets are separate lists, and the sportsbook iframe stays mounted', async () => {
  const { requests } = backend(
    sportsbookAnswers({
      listSportsBets: ({ url }) =>
        page(
          new URL(url).searchParams.get('status') === 'open'
            ? [bet('spt_3', 'open')]
            : [bet('spt_3', 'open'), bet('spt_2', 'won'), bet('spt_1', 'lost')],
        ),
    }),
  );
  renderSportsbook('/sports#/futebol');
  const { frame } = await findFrame();
  await userEvent.click(screen.getByRole('link', { name: 'Minhas apostas' }));
  expect(await screen.findByText('Aurora')).toBeTruthy();
  expect(cards()).toEqual(['Simples, Em aberto']);
  expect(requests.some(({ url }) => url.includes('/api/sports/bets') && url.includes('status=open'))).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Resolvidas' }));
  await waitFor(() => expect(cards()).toEqual(['Simples, Ganha', 'Simples, Perdida']));
  const [won] = screen.getAllByRole('article');
  expect(within(won as HTMLElement).getByText(/31,50/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Esportes' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.querySelector('iframe')).toBe(frame);
});

test('a page without settled bets fetches the next page, and further pages are fetched on request', async () => {
  backend(
    sportsbookAnswers({
      listSportsBets: ({ url }) => {
        const current = Number(new URL(url).searchParams.get('page'));
        return page(current === 1 ? [bet('spt_9', 'open')] : [bet(`spt_${current}`, 'lost')], current, 3);
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
  backend(sportsbookAnswers({ listSportsBets: () => page([]) }));
  renderSportsbook('/sports?tab=abertas#/futebol');
  expect(await screen.findByText('Nenhuma aposta em aberto')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ver os eventos' }));
  expect(screen.queryByText('Nenhuma aposta em aberto')).toBeNull();
});

test('a failed list shows an error and is refetched on retry', async () => {
  let shouldFail = true;
  backend(
    sportsbookAnswers({
      listSportsBets: () => (shouldFail ? refuse(422, 'Não.') : page([bet('spt_1', 'open')])),
    }),
  );
  renderSportsbook('/sports?tab=abertas');
  const failure = await screen.findByText('Não foi possível carregar as suas apostas');
  shouldFail = false;
  // On a busy machine the frame of the sportsbook offers the same.
  const part = failure.parentElement ?? failure;
  await userEvent.click(within(part).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Aurora')).toBeTruthy();
});

test.each(['/sports', '/sports?tab=abertas'])(
  "with a sportsbook that lists the bets, 'Minhas apostas' leads from %s to its list, which can end them early",
  async (from) => {
    backend(sportsbookAnswers({ getSportsConfig: config({ bets_path: '/apostas' }) }));
    renderSportsbook(from);
    const { frame } = await findFrame();
    const link = await screen.findByRole('link', { name: 'Minhas apostas' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('/sports#/apostas'));
    await userEvent.click(link);
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
    expect(screen.queryByRole('region', { name: 'Minhas apostas' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Esportes' }).getAttribute('href')).toBe('/sports');
    expect(document.querySelector('iframe')).toBe(frame);
  },
);

test('a visitor has no list of bets', async () => {
  useSessionStore.setState({ isPlayer: false });
  const { requests } = backend(sportsbookAnswers());
  renderSportsbook('/sports?tab=abertas');
  await findFrame();
  expect(screen.queryByRole('link', { name: 'Minhas apostas' })).toBeNull();
  expect(requests.some(({ url }) => url.includes('/api/sports/bets'))).toBe(false);
});
