import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { PlaySession } from '@generated/api/model/play-session';
import type { Protection } from '@generated/api/model/protection';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { clearProtectionNotices, handleProtectionEvent, useProtectionNotices } from '@/product/protection-notices';
import { useOpenRound } from '@/product/open-rounds';
import { setRuntimeConfig } from '@/product/runtime-config';

import { resetSessionTimer } from '../session-timer';
import { useCheckTimes } from './check-times';
import { PlayInterruptions } from './play-interruptions';

const MINUTE_MS = 60_000;
const NONE: Protection = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
};
const TIME_LIMIT = {
  id: 'lim_time_day',
  type: 'time',
  period: 'day',
  value: 120,
  used: 120,
  pending_value: null,
  effective_at: null,
} as const;

const LIMIT_NEAR = { kind: 'bet_limit', used: 8000, limit: 10_000, until: '2026-07-02T03:00:00Z' } as const;

let protection: Protection;
let sessions: (PlaySession | number)[];
let since: string;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  since = new Date(Date.now() - 62 * MINUTE_MS).toISOString();
  protection = NONE;
  sessions = [played()];
  resetSessionTimer();
  backend({
    getProtection: () => ({ data: protection }),
    getPlaySession() {
      const next = (sessions.length > 1 ? sessions.shift() : sessions[0]) ?? played();
      return typeof next === 'number' ? refuse(next, 'Erro.') : { data: next };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  useCheckTimes.setState({ remindedAt: 0 });
  clearProtectionNotices();
  setRuntimeConfig(parseRuntimeConfig(''));
});

const played = (open_rounds = 0): PlaySession => ({ since, seconds: 3600, staked: 15_000, won: 13_000, net: -2000, open_rounds });
const remind = () => act(() => handleProtectionEvent({ kind: 'session_reminder', used: 60, limit: 60, until: null }));
const dialog = () => screen.findByRole('alertdialog', { name: /^Você entrou há 1\sh 02\smin$/u });
/** Closes the dialog: an open one holds an entry of the history, which the next test would inherit. */
const proceed = async () => user.click(await screen.findByRole('button', { name: 'Continuar jogando' }));
const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

function Round({ isOpen }: { isOpen: boolean }) {
  useOpenRound(isOpen);
  return <p>{useLocation().pathname}</p>;
}

function renderGame(at = '/games/mines') {
  const client = createQueryClient();
  const page = (isOpen: boolean) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Round isOpen={isOpen} />
        <Routes>
          <Route path={at} element={<PlayInterruptions />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(false));
  return { setRound: (isOpen: boolean) => rerender(page(isOpen)), leave: unmount };
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('a reality check (SPEC Q21)', () => {
  test('covers the game with time, stakes and result, and closes only by a choice', async () => {
    renderGame();
    remind();
    expect((await dialog()).textContent).toMatch(/ApostadoR\$\s150,00PrêmiosR\$\s130,00Resultado−R\$\s20,00/u);
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
    await user.keyboard('{Escape}{Escape}');
    await proceed();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('/games/mines')).toBeTruthy();
    expect(useProtectionNotices.getState().notices).toEqual([]);
  });

  test.each([
    ['Fazer uma pausa', '/user/protection/suspension'],
    ['Ver meus limites', '/user/protection'],
    ['Sair do jogo', '/'],
  ])('%s leads to %s', async (choice, path) => {
    renderGame();
    remind();
    await dialog();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(await screen.findByText(path)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['time', { kind: 'session_reminder', used: 60, limit: 60, until: null }],
    ['stakes', { kind: 'spend_reminder', used: 5000, limit: 5000, until: null }],
  ] as const)('a reminder of %s that arrived before the game was open covers it when it opens', async (_, reminder) => {
    handleProtectionEvent(LIMIT_NEAR);
    handleProtectionEvent(reminder);
    renderGame();
    await dialog();
    expect(useProtectionNotices.getState().notices).toMatchObject([{ kind: 'bet_limit' }]);
    await proceed();
    await pass(MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a reminder that was dismissed before the game was open does not cover it', async () => {
    handleProtectionEvent({ kind: 'spend_reminder', used: 5000, limit: 5000, until: null });
    const { notices, dismiss } = useProtectionNotices.getState();
    for (const notice of notices) dismiss(notice);
    renderGame();
    await pass(MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a reminder is a notice again when the game is left', async () => {
    const { leave } = renderGame();
    leave();
    remind();
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(useProtectionNotices.getState().notices).toMatchObject([{ kind: 'session_reminder' }]);
  });

  test('a reload during the round does not answer the reminder', async () => {
    const { setRound, leave } = renderGame();
    setRound(true);
    act(() => handleProtectionEvent({ kind: 'spend_reminder', used: 5000, limit: 5000, until: null }));
    await pass(1000);
    leave();
    vi.resetModules();
    const reloaded = await import('./check-times');
    expect(reloaded.useCheckTimes.getState().remindedAt).toBeGreaterThan(Date.now() - MINUTE_MS);
    reloaded.answerRealityCheck();
    vi.resetModules();
    expect((await import('./check-times')).useCheckTimes.getState().remindedAt).toBe(0);
  });

  test('waits until the round on the page is settled', async () => {
    const { setRound } = renderGame();
    setRound(true);
    remind();
    await pass(30_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    setRound(false);
    await dialog();
    await proceed();
  });

  test('waits while the backend has an open round, or does not answer', async () => {
    sessions = [played(1), 500, played()];
    renderGame();
    remind();
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(20_000);
    await dialog();
    await proceed();
  });

  test('has the time alone if the backend does not offer the figures', async () => {
    sessions = [404];
    resetSessionTimer();
    sessionStorage.setItem('session-started-at', String(Date.now() - 62 * MINUTE_MS));
    renderGame();
    remind();
    expect((await dialog()).textContent).not.toContain('Apostado');
    await proceed();
  });

  test('comes after the interval without real time, and again after the next one', async () => {
    protection = { ...NONE, reminders: { session_minutes: 60, spend_amount: null } };
    renderGame();
    await pass(59 * MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(2 * MINUTE_MS);
    await proceed();
    // A reminder of the backend counts from another time.
    remind();
    await pass(MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(60 * MINUTE_MS);
    await proceed();
  });

  test('comes every hour for a player who chose none, and says so (SPEC Q36)', async () => {
    renderGame();
    await pass(59 * MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(2 * MINUTE_MS);
    expect((await screen.findByRole('alertdialog', { name: /^Você entrou há/ })).textContent).toContain('Esta pausa vem para todos.');
    await proceed();
  });

  test('is a notice if the operator decided so (SPEC Q1)', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation": {"realityChecks": "notice"}}'));
    renderGame();
    remind();
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(useProtectionNotices.getState().notices).toMatchObject([{ kind: 'session_reminder' }]);
  });
});

describe('a limit of time that is used up (SPEC Q22)', () => {
  beforeEach(() => {
    protection = { ...NONE, limits: [TIME_LIMIT] };
  });

  test('ends the game after the round, without a way to continue', async () => {
    const { setRound } = renderGame();
    setRound(true);
    await pass(5000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    setRound(false);
    const ended = await screen.findByRole('alertdialog', { name: 'Seu tempo de jogo acabou' });
    expect(ended.textContent).toMatch(/Você chegou ao seu limite de 2\sh por dia\. As apostas voltam às 00:00\./u);
    expect([...ended.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Sair do jogo',
      'Ver meus limites',
      'Sacar',
    ]);
    await user.click(screen.getByRole('button', { name: 'Sacar' }));
    expect(await screen.findByText('/user/wallet/withdraw')).toBeTruthy();
  });

  test('does not cover the sportsbook, where bets stay open for days', async () => {
    renderGame('/sports/futebol');
    await pass(5000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
