import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { noteServerTime } from '@/api/device-clock';
import { createQueryClient } from '@/api/query-client';
import { useOpenRound } from '@/product/open-rounds';

import { InactivityLock } from './inactivity-lock';
import { forgetActivity, lastActivityAt } from './last-activity';
import { SERVER_TIME_LIMIT_MS } from './use-inactivity';

const MINUTE_MS = 60_000;
let openRounds: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00Z') });
  openRounds = 0;
  const session = { since: '2026-11-21T14:00:00Z', seconds: 0, staked: 0, won: 0, net: 0 };
  backend({ getPlaySession: () => ({ data: { ...session, open_rounds: openRounds } }) });
});
afterEach(() => {
  vi.useRealTimers();
  forgetActivity();
});

function Page({ minutes = 30, isGame = false, hasRound = false }) {
  useOpenRound(hasRound);
  return (
    <InactivityLock minutes={minutes} isGame={isGame}>
      {(onUnlocked) => (
        <button type="button" onClick={onUnlocked}>
          Desbloquear
        </button>
      )}
    </InactivityLock>
  );
}

function show(props: { minutes?: number; isGame?: boolean; hasRound?: boolean } = {}) {
  const client = createQueryClient();
  const page = (now: typeof props) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page {...now} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(props));
  return { update: (now: typeof props) => rerender(page(now)), unmount };
}
const pass = (minutes: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
    // The first response loads its validator.
    await vi.dynamicImportSettled();
  });
const isLocked = () => screen.queryByRole('alertdialog', { name: 'Tela bloqueada' }) !== null;

test('the page is locked and hidden after the time without input, and unlocked as it was (SPEC Q33)', async () => {
  show();
  await pass(29);
  expect(isLocked()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(29);
  expect(isLocked()).toBe(false);
  await pass(2);
  expect(isLocked()).toBe(true);
  expect(document.documentElement.dataset['locked']).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Desbloquear' }));
  await pass(1);
  expect(isLocked()).toBe(false);
  expect(document.documentElement.dataset['locked']).toBeUndefined();
});

test('a reload does not unlock, and input after the time comes too late (SPEC Q33)', async () => {
  const { unmount } = show();
  await pass(31);
  unmount();
  show();
  fireEvent.pointerMove(document.body);
  await pass(0.1);
  expect(isLocked()).toBe(true);
});

test('input in another tab keeps this one open', async () => {
  show();
  await pass(29);
  localStorage.setItem('last-activity', String(Date.now()));
  await pass(20);
  expect(isLocked()).toBe(false);
  expect(lastActivityAt()).toBeGreaterThan(0);
});

test('on the page of a game the lock waits for the round, on this page and at the backend (SPEC Q33)', async () => {
  openRounds = 1;
  const { update } = show({ isGame: true, hasRound: true });
  await pass(40);
  expect(isLocked()).toBe(false);
  update({ isGame: true });
  await pass(1);
  expect(isLocked()).toBe(false);
  openRounds = 0;
  await pass(1);
  expect(isLocked()).toBe(true);
});

describe('a clock that jumps an hour ahead', () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const answerAt = (serverTime: number) => new Response('{}', { headers: { Date: new Date(serverTime).toUTCString() } });

  test.each([
    ['because it was set, asks for no password', 1000, 0, false],
    ['because it was set, asks for no password, also if it was wrong before', 1000, 2 * HOUR_MS, false],
    ['because the device slept, locks the page', HOUR_MS, 0, true],
    ['because the device slept, locks the page, also if it was wrong before', HOUR_MS, 2 * HOUR_MS, true],
    ['without an answer of the server locks the page', undefined, 0, true],
  ])('%s (SPEC Q33)', async (_, serverMs, leadMs, locks) => {
    vi.setSystemTime(Date.now() + leadMs);
    noteServerTime(answerAt(Date.now() - leadMs));
    show();
    await pass(1);
    noteServerTime(answerAt(Date.now() - leadMs));
    await pass(0.1);
    const server = Date.now() - leadMs;
    vi.stubGlobal('fetch', () =>
      serverMs === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answerAt(server + serverMs)),
    );
    vi.setSystemTime(Date.now() + HOUR_MS);
    await pass(0.1);
    expect(isLocked()).toBe(locks);
    await pass(28);
    expect(isLocked()).toBe(locks);
    await pass(2);
    expect(isLocked()).toBe(true);
  });

  test('hides the page until the server has answered', async () => {
    noteServerTime(answerAt(Date.now()));
    show();
    await pass(1);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.setSystemTime(Date.now() + HOUR_MS);
    await pass(0.1);
    expect([document.documentElement.dataset['locked'], isLocked()]).toEqual(['', false]);
    await act(() => vi.advanceTimersByTimeAsync(SERVER_TIME_LIMIT_MS));
    expect(isLocked()).toBe(true);
  });

  test('hides the page no longer, if the limit becomes longer meanwhile', async () => {
    noteServerTime(answerAt(Date.now()));
    const { update } = show();
    await pass(1);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.setSystemTime(Date.now() + HOUR_MS);
    await pass(0.1);
    update({ minutes: 120 });
    await act(() => vi.advanceTimersByTimeAsync(SERVER_TIME_LIMIT_MS));
    expect([document.documentElement.dataset['locked'], isLocked()]).toEqual([undefined, false]);
  });
});
