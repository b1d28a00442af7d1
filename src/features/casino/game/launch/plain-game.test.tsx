import type { GameLaunch } from '@generated/api/model/game-launch';

import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { enterDepositScreen, publishApprovedDeposit } from '@/product/approved-deposits';
import { setRuntimeConfig } from '@/product/runtime-config';

import { game as testGame } from '../../../../../mocks/factories/games';
import { GameLauncher } from './game-launcher';

const ORIGIN = 'http://127.0.0.1:4011';
const LOAD_TIMEOUT_MS = 15_000;
const game = {
  ...testGame(7),
  provider: { id: '15', name: 'Araucária', slug: 'araucaria' },
  rules: 'Cinco rolos.',
  paytable: [],
  max_win_multiplier: 5000,
  max_win_odds: 4_200_000,
  related: [],
};
const session: GameLaunch = {
  session_id: 'gms_1',
  url: `${ORIGIN}/plain-game/7/gms_1`,
  expires_at: '2026-11-21T14:10:00-03:00',
  integration: 'plain',
};

let launched: Partial<GameLaunch>;
let requests: readonly Request[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  launched = session;
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ gamesOrigins: [ORIGIN] })));
  useSessionStore.setState({ isPlayer: true });
  ({ requests } = backend({
    launchGame: () => Response.json({ data: launched }, { status: 201 }),
    closeGameSession: { data: { seconds: 60, bet: 500, won: 0, net: -500 } },
  }));
});

afterEach(() => {
  vi.useRealTimers();
  setRuntimeConfig(parseRuntimeConfig(''));
  useSessionStore.setState({ isPlayer: false });
});

async function pressPlay(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <GameLauncher game={game} shouldLaunch={false} onPlayingChange={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
}

async function openGame(): Promise<HTMLIFrameElement> {
  await pressPlay();
  return screen.findByTitle<HTMLIFrameElement>(game.name);
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isWaiting = () => screen.queryByText(`Abrindo ${game.name}…`) !== null;
const notice = () => screen.queryByRole('alert');
const paths = () => requests.map(({ url }) => new URL(url).pathname);
const count = (ending: string) => paths().filter((path) => path.endsWith(ending)).length;

test.each([
  ['plain', session],
  ['missing', { session_id: session.session_id, url: session.url, expires_at: session.expires_at }],
])('a game whose integration is %s runs as soon as its frame has loaded, without a message (SPEC B18)', async (_, answered) => {
  launched = answered;
  const frame = await openGame();
  expect(isWaiting()).toBe(true);
  fireEvent.load(frame);
  expect(isWaiting()).toBe(false);
  pass(10 * LOAD_TIMEOUT_MS);
  expect([notice(), screen.getByTitle(game.name)]).toEqual([null, frame]);
});

test('a plain game has the rights of its provider', async () => {
  expect((await openGame()).getAttribute('allow')).toBe(`autoplay ${ORIGIN}; fullscreen ${ORIGIN}`);
});

test('a plain game that does not load stays below a notice, which goes when it has loaded', async () => {
  const frame = await openGame();
  pass(LOAD_TIMEOUT_MS - 2000);
  expect(notice()).toBeNull();
  pass(2000);
  const offer = within(screen.getByRole('alert'));
  expect(offer.getByText('O jogo está demorando para abrir')).toBeTruthy();
  expect(offer.getByRole('link', { name: 'Ver outros jogos' }).getAttribute('href')).toBe('/casino');
  expect([isWaiting(), count('/close')]).toEqual([false, 0]);
  fireEvent.load(frame);
  expect([notice(), screen.getByTitle(game.name)]).toEqual([null, frame]);
});

test('a retry closes the session and opens another one', async () => {
  await openGame();
  pass(LOAD_TIMEOUT_MS);
  launched = { ...session, session_id: 'gms_2', url: `${ORIGIN}/plain-game/7/gms_2` };
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.getByTitle(game.name).getAttribute('src')).toContain('gms_2'));
  expect(paths()).toContain('/api/games/sessions/gms_1/close');
  expect([isWaiting(), notice(), count('/launch')]).toEqual([true, null, 2]);
});

test.each([
  ['its screen covers the game', true],
  ['its screen is closed', false],
])('a deposit that is approved while %s launches a plain game again: %s', async (_, isCovered) => {
  fireEvent.load(await openGame());
  const id = `trx_${String(isCovered)}`;
  const leave = isCovered ? enterDepositScreen(id) : () => undefined;
  launched = { ...session, session_id: 'gms_2', url: `${ORIGIN}/plain-game/7/gms_2` };
  act(() => publishApprovedDeposit({ transaction_id: id, amount: 2000, deposit_occurrence: 1 }));
  if (isCovered) await waitFor(() => expect(screen.getByTitle(game.name).getAttribute('src')).toContain('gms_2'));
  expect([count('/launch'), count('/close')]).toEqual(isCovered ? [2, 1] : [1, 0]);
  leave();
});

test('the exit shows the summary of a plain game', async () => {
  fireEvent.load(await openGame());
  fireEvent.click(screen.getByRole('button', { name: 'Sair do jogo' }));
  expect(await screen.findByText('−R$ 5,00')).toBeTruthy();
  expect(count('/close')).toBe(1);
});

test('a plain game with a foreign address renders no iframe', async () => {
  launched = { ...session, url: 'https://elsewhere.invalid/game' };
  await pressPlay();
  expect(await screen.findByText('O jogo não respondeu')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});
