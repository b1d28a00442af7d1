import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useOpenRound } from '@/shell/reality-check';

import { InactivityLock } from './inactivity-lock';
import { forgetActivity, lastActivityAt } from './last-activity';

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

function Page({ isGame = false, hasRound = false }) {
  useOpenRound(hasRound);
  return (
    <InactivityLock minutes={30} isGame={isGame}>
      {(onUnlocked) => (
        <button type="button" onClick={onUnlocked}>
          Desbloquear
        </button>
      )}
    </InactivityLock>
  );
}

function show(props: { isGame?: boolean; hasRound?: boolean } = {}) {
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
