import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
// Loaded before: a prompt that must not come would otherwise come after the test.
import '@/features/account/register/resume-registration';
import { useSessionStore } from '@/session/use-session';
import { flushPendingWork } from '@/shared/lib/time.fixture';
import { useModalStore } from '@/product/modal-store';

import { renderChrome, resetChrome } from '@/app/chrome/chrome.fixture';
import { useLastStepPrompt } from './use-last-step-prompt';

const ME = {
  user: { id: 'usr_9', name: 'Diego Alves', email: 'diego@exemplo.invalid', status: 'Pendente', gender: null },
  balance: 0,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};
const PROTECTION = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://x.invalid/',
};

const opened = () => useModalStore.getState().stack.map(({ name }) => name);
let calls: readonly string[];

beforeEach(() => {
  resetChrome();
  localStorage.clear();
  ({ calls } = backend({ getMe: () => ME, getProtection: () => ({ data: PROTECTION }) }));
});

function Site({ wasPlayer }: { wasPlayer: boolean }) {
  useLastStepPrompt(wasPlayer);
  return null;
}

test('a login opens the last step of the registration while it is unanswered (SPEC Q37)', async () => {
  useSessionStore.setState({ isPlayer: false });
  renderChrome(<Site wasPlayer={false} />);
  await act(flushPendingWork);
  expect(calls).toEqual([]);
  act(() => useSessionStore.setState({ isPlayer: true }));
  await waitFor(() => expect(opened()).toEqual(['register']));
});

test('so does a login that came before this part was loaded', async () => {
  useSessionStore.setState({ isPlayer: true });
  renderChrome(<Site wasPlayer={false} />);
  await waitFor(() => expect(opened()).toEqual(['register']));
});

test('a player who opens the site with a session is not asked', async () => {
  useSessionStore.setState({ isPlayer: true });
  renderChrome(<Site wasPlayer />);
  await act(flushPendingWork);
  expect([calls, opened()]).toEqual([[], []]);
});

test('but a player whose registration is unfinished in another tab is', async () => {
  localStorage.setItem('registration-last-step', '1');
  useSessionStore.setState({ isPlayer: true });
  renderChrome(<Site wasPlayer />);
  await waitFor(() => expect(opened()).toEqual(['register']));
});

test('and no longer once the backend has the answers', async () => {
  localStorage.setItem('registration-last-step', '1');
  backend({ getMe: () => ({ ...ME, user: { ...ME.user, gender: 1 } }), getProtection: () => ({ data: PROTECTION }) });
  useSessionStore.setState({ isPlayer: true });
  renderChrome(<Site wasPlayer />);
  await waitFor(() => expect(localStorage.getItem('registration-last-step')).toBeNull());
  expect(opened()).toEqual([]);
});
