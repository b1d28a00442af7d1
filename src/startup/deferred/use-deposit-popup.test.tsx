import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { openModal, useModalStore } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { renderChrome, resetChrome } from '@/app/chrome/chrome.fixture';
import { useDepositPopup } from './use-deposit-popup';
// Preloaded: fake timers do not wait for what is imported on first use.
import '@/api/player-overview';
import '@/api/validate';
import '@generated/zod/protection';
import '@generated/zod/settings';

beforeEach(() => {
  resetChrome();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00Z') });
  useSessionStore.setState({ isPlayer: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMIT = { id: 'l1', type: 'deposit', period: 'day', value: 5000, used: 0, pending_value: null, effective_at: null };
const protection = (changes: object) => ({
  data: {
    limits: [],
    suspension: null,
    exclusion: null,
    reminders: { session_minutes: null, spend_amount: null },
    central_url: 'https://x.invalid/',
    ...changes,
  },
});

/** More than the responses and the queries need. */
const TASKS_OF_RESPONSES = 50;

function Popup() {
  useDepositPopup();
  return <p>Site</p>;
}

async function visit(path: string, settings: object = { deposit_popup_timer: 30 }, limits: object = {}) {
  backend({ getSettings: () => settings, getProtection: () => protection(limits) });
  renderChrome(<Popup />, path);
  // In tasks instead of time: on a busy machine the responses arrive late, and the clock does not wait for them.
  for (let tasks = 0; tasks < TASKS_OF_RESPONSES; tasks += 1) await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Site')).toBeTruthy();
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const opened = () => useModalStore.getState().stack.map(({ name }) => name);

test('the deposit modal opens after deposit_popup_timer seconds, once a day (SPEC D18, E6)', async () => {
  await visit('/');
  await wait(29);
  expect(opened()).toEqual([]);
  await wait(1);
  await vi.waitFor(() => expect(opened()).toEqual(['deposit']));
  act(() => useModalStore.setState({ stack: [] }));
  await wait(120);
  expect(opened()).toEqual([]);
});

test('the time is 10 seconds without a setting (SPEC E7)', async () => {
  await visit('/', {});
  await wait(9);
  expect(opened()).toEqual([]);
  await wait(1);
  await vi.waitFor(() => expect(opened()).toEqual(['deposit']));
});

test.each([
  ['during a game', '/play/1024', undefined, {}],
  ['during Mines', '/games/mines', undefined, {}],
  ['in the sportsbook', '/sports/futebol', undefined, {}],
  ['for a player with a limit', '/', undefined, { limits: [LIMIT] }],
  ['for a suspended player', '/', undefined, { suspension: { until: '2026-11-29T12:00:00-03:00' } }],
  ['while deposits are closed', '/', { deposit_enabled: false }, {}],
  ['with a time of 0', '/', { deposit_popup_timer: 0 }, {}],
])('the deposit modal does not open %s (SPEC D18)', async (_, path, settings, limits) => {
  await visit(path, settings, limits);
  await wait(120);
  expect(opened()).toEqual([]);
});

test.each(['br', 'open'])('under the policy %s the time of the settings decides alone (SPEC D9, D18)', async (bonusPolicy) => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ bonusPolicy })));
  await visit('/');
  await wait(30);
  await vi.waitFor(() => expect(opened()).toEqual(['deposit']));
  setRuntimeConfig(parseRuntimeConfig(''));
});

test('the deposit modal does not open for a visitor, or above another modal (SPEC D18)', async () => {
  useSessionStore.setState({ isPlayer: false });
  await visit('/');
  await wait(120);
  expect(opened()).toEqual([]);
  act(() => {
    openModal({ name: 'coupon' });
    useSessionStore.setState({ isPlayer: true });
  });
  await wait(120);
  expect(opened()).toEqual(['coupon']);
});
