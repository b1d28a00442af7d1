import type { OperationId } from '@generated/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { game as testGame } from '../../../../mocks/factories/games';
// Preloads slow code.
import './launch/game-launcher';
import { GamePage } from './game-page';
import { PLAY_NOW } from './play-now';

const ORIGIN = 'http://127.0.0.1:4011';
const game = {
  ...testGame(1),
  id: '1001',
  rules: 'Cinco rolos.',
  paytable: [],
  max_win_multiplier: 5000,
  max_win_odds: 4_200_000,
  related: [],
};
const session = {
  session_id: 'gms_1',
  url: `${ORIGIN}/game/1001/gms_1`,
  expires_at: '2126-11-21T14:10:00-03:00',
  integration: 'frame',
} as const;

let calls: readonly OperationId[];
let launch: () => { data: typeof session } | Response;

beforeEach(() => {
  launch = () => ({ data: session });
  ({ calls } = backend({
    getGame: { data: game },
    getSettings: {},
    launchGame: () => launch(),
    closeGameSession: { data: { seconds: 1, bet: 0, won: 0, net: 0 } },
  }));
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ gamesOrigins: [ORIGIN] })));
  useSessionStore.setState({ isPlayer: true });
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  useModalStore.setState(useModalStore.getInitialState(), true);
  setRuntimeConfig(parseRuntimeConfig(''));
});

/** Opens a page with a history entry, as a reload does. */
function open(state: unknown, isApproved = true) {
  const page = <GamePage id="1001" isApproved={isApproved} missing={<h1>Não há</h1>} />;
  const router = createMemoryRouter(
    [
      { path: '/play/1001', element: page },
      { path: '/casino', element: <h1>Cassino</h1> },
    ],
    { initialEntries: ['/casino', { pathname: '/play/1001', state }] },
  );
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, unmount, entry: () => router.state.location.state as unknown };
}

const launches = () => calls.filter((call) => call === 'launchGame').length;
const pressPlay = async () => userEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
const frame = () => screen.findByTitle(game.name);

test('a reload within a game launches it again at the same address', async () => {
  const first = open(null);
  await pressPlay();
  await frame();
  await waitFor(() => expect(first.entry()).toBe(PLAY_NOW));
  first.unmount();
  const second = open(PLAY_NOW);
  await frame();
  expect(launches()).toBe(2);
  expect(second.router.state.location.pathname).toBe('/play/1001');
});

test('Forward leads back into the game that Back has left', async () => {
  const { router, entry } = open(null);
  await pressPlay();
  await frame();
  await waitFor(() => expect(entry()).toBe(PLAY_NOW));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Cassino' })).toBeTruthy();
  await act(() => router.navigate(1));
  await frame();
  expect(launches()).toBe(2);
});

test('a reload after the exit shows the cover', async () => {
  const { entry, unmount } = open(null);
  await pressPlay();
  await frame();
  await waitFor(() => expect(entry()).toBe(PLAY_NOW));
  await userEvent.click(screen.getByRole('button', { name: 'Sair do jogo' }));
  await screen.findByText('Jogo encerrado');
  await waitFor(() => expect(entry()).toBeNull());
  unmount();
  open(null);
  expect(await screen.findByRole('button', { name: 'Jogar' })).toBeTruthy();
  expect(launches()).toBe(1);
});

test('a reload within a game that may no longer be launched shows why, and Back does not try again', async () => {
  launch = () => Response.json({ message: 'Você atingiu o seu limite de tempo de hoje.', status: 'limit_reached' }, { status: 403 });
  const { entry } = open(PLAY_NOW);
  expect(await screen.findByText('Você chegou a um limite seu')).toBeTruthy();
  await waitFor(() => expect(entry()).toBeNull());
  expect(launches()).toBe(1);
});

test('a reload within a game launches nothing before the identity is approved (SPEC R35)', async () => {
  open(PLAY_NOW, false);
  expect((await screen.findByRole('button', { name: 'Jogar' })).getAttribute('aria-busy')).toBe('true');
  expect(launches()).toBe(0);
});

test('a reload within a game whose session has ended opens the login', async () => {
  useSessionStore.setState({ isPlayer: false });
  open(PLAY_NOW);
  await waitFor(() => expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]));
  expect(launches()).toBe(0);
});
