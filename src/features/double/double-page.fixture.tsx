import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import type { DoubleRound } from '@generated/api/model/double-round';
import type { EventName } from '@generated/events';
import type { OperationId } from '@generated/operations';
import { routes } from '@generated/routes';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { validateResponse } from '@/api/validate';
import type { TestRounds } from '@/fairness/double/rounds.fixture';
import { createTestRounds, OPENS_AT, ROUND_MS } from '@/fairness/double/rounds.fixture';
import { rollLabel } from '@/fairness/double/rules';
import { chainStorage, createChainLog } from '@/fairness/double/logs/chain-log';
import { BEACON, BEFORE_DRAWN, testConfig } from '@/fairness/double/signing.fixture';
import { channels } from '@/realtime/channels';
import { useRealtimeStore } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { flushPendingWork } from '@/shared/lib/time.fixture';
import { useModalStore } from '@/product/modal-store';
import { runtimeConfig, setRuntimeConfig } from '@/product/runtime-config';

import { DoubleGame } from './double-game';
import { createDoubleServer } from './double-server.fixture';

const CHANNEL = 'games.double';
/** Lead of the server's clock. */
const SERVER_LEAD_MS = 7300;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;
/** Operations that the page calls first. */
const LOADED_FIRST: readonly OperationId[] = ['getCurrentDoubleRound', 'getDoubleConfig', 'listDoubleHistory', 'listDoubleBets'];
/** Number of the round that `openGame` opens by default. */
export const ROUND = 5;

let rounds: TestRounds;
let server: ReturnType<typeof createDoubleServer>;
let client: QueryClient;

/** Returns the twelve rounds of the server, which all tests of a file share. */
export const testRounds = () => rounds;
/** Returns the server of the current test. */
export const testServer = () => server;
/** Returns the server's time in epoch ms, which leads that of the device. */
export const serverNow = () => Date.now() + SERVER_LEAD_MS;

/**
 * Registers hooks for all tests of a file: each has a new server, fake timers, a connected real-time state and a logged-in player. Each
 * must call `openGame`. Local storage, timers and stores are reset after each test, but not the runtime configuration nor the results of
 * the page's round auditor.
 */
export function setUpDoubleTests(): void {
  beforeAll(async () => {
    rounds = await createTestRounds(12);
    // Validators load on first use, which fake timers would not wait for.
    const ready = createDoubleServer(rounds, () => OPENS_AT + ROUND_MS);
    await Promise.all(
      Object.entries(routes)
        .filter(([, id]) => LOADED_FIRST.includes(id))
        .map(async ([route]) => {
          const path = route.replace('GET ', '');
          const response = await ready.serve(new Request(new URL(path, location.origin)));
          await validateResponse('GET', path, 200, await response.json());
        }),
    );
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: [...TIMERS] });
    // The testing library detects fake timers by this global.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
    server = createDoubleServer(rounds, serverNow);
    // The browser saw the chain before its beacon round.
    createChainLog(chainStorage).record(testConfig(rounds.chain), BEACON, 1, BEFORE_DRAWN);
    backend({}, (request) => server.serve(request));
    useRealtimeStore.setState({ state: 'connected', stale: false });
    useSessionStore.setState({ isPlayer: true });
    setRuntimeConfig({ ...runtimeConfig(), fairnessBeacon: BEACON });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useModalStore.setState({ stack: [] });
    useSessionStore.setState({ isPlayer: false });
    useRealtimeStore.setState({ state: 'initialized', stale: false });
    client.clear();
    // A pending operation would lock the next test's form, and a stored bet would be verified again.
    localStorage.clear();
  });
}

/** Step after which real work, such as hashes, settles. */
const STEP_MS = 1000;

/** Advances the clock by `ms` in steps, so that promises settle in between. */
export async function advance(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
      await flushPendingWork();
    });
}

/**
 * Repeats a check until it passes, with the clock advanced by 1 ms at a time.
 *
 * @throws the error of the check after about 150 attempts
 */
export async function waitUntil(check: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      return check();
    } catch (error) {
      if (turn > 150) throw error;
      await act(async () => {
        await vi.advanceTimersByTimeAsync(1);
        await flushPendingWork();
      });
    }
  }
}

/** Renders the game some ms of server time after a round opened, and waits until the round is shown. @param round number from 1 to 12 */
export async function openGame(afterOpeningMs: number, round = ROUND): Promise<void> {
  vi.setSystemTime(OPENS_AT + (round - 1) * ROUND_MS + afterOpeningMs - SERVER_LEAD_MS);
  client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DoubleGame />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitUntil(() => expect(screen.getByText(`Rodada ${round}`)).toBeTruthy());
}

/** Dispatches a real-time event of Double and waits for its effects. */
export const receive = (name: EventName, payload: object) =>
  act(async () => {
    channels.dispatch(CHANNEL, name, payload);
    await vi.advanceTimersByTimeAsync(0);
    await flushPendingWork();
  });

/** Dispatches a round event as the stand-in sends it. */
export function receiveRound(
  name: 'DoubleRoundOpened' | 'DoubleRoundRolling' | 'DoubleRoundFinished' | 'DoubleRoundVoided',
  round: DoubleRound,
) {
  const {
    id,
    round: number,
    chain_id,
    betting_ends_at,
    server_time,
    server_seed_hash,
    public_seed,
    roll,
    color,
    server_seed,
    totals,
  } = round;
  const payload = {
    DoubleRoundOpened: { id, round: number, chain_id, betting_ends_at, server_time, server_seed_hash, public_seed },
    DoubleRoundRolling: { id, round: number, roll, color, server_seed },
    DoubleRoundFinished: { id, round: number, roll, color, totals },
    DoubleRoundVoided: { id, round: number, server_seed },
  }[name];
  return receive(name, payload);
}

/** Returns the text of the panel of the wheel. */
export const wheelText = () => screen.getByRole('region', { name: 'Roleta' }).textContent ?? '';
/** Returns the text about the round that screen readers announce. */
export const announcement = () => screen.getByRole('status', { name: 'Rodada' }).textContent;
/** Returns the text about the balance that screen readers announce, with plain spaces; empty if there is none. */
export const announcedBalance = () => (screen.getByRole('status', { name: 'Saldo' }).textContent ?? '').replace('\u00a0', ' ');
/** Returns the text of the number that a round draws. */
export const roundLabel = (round: number) => rollLabel(rounds.over(round).roll ?? -1);
/** Returns the button that bets on a colour. @param name 'vermelho', 'preto' or 'branco' */
export const colorButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^Apostar .* no ${name}, paga`) });
/** Returns the button that cancels a bet of R$ 0,50 on red. */
export const cancelButton = () => screen.getByRole('button', { name: /^Retirar R\$\s0,50 do vermelho$/ });
/** Text of the notice about a bet whose outcome is unknown. */
export const UNKNOWN_TEXT = 'Resultado desconhecido, verificando…';

/** Clicks an element and waits for pending work, but does not advance the clock. */
export async function press(element: Element): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await flushPendingWork();
  });
}

/** Holds POST requests from now on until the returned function is called. */
export function holdPosts(): () => void {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  backend({}, async (request) => {
    if (request.method === 'POST') await released;
    return server.serve(request);
  });
  return release;
}

/**
 * Loses the responses to all further requests of a method, until the test ends or `holdPosts` replaces the backend.
 *
 * @param arrives false if the requests are lost too
 */
export function loseResponses(method: string, arrives = true): void {
  backend({}, async (request) => {
    if (request.method !== method) return server.serve(request);
    if (arrives) await server.serve(request);
    throw new TypeError('lost');
  });
}
