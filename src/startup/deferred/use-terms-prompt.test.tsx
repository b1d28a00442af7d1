import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { flushPendingWork } from '@/shared/lib/time.fixture';
import { useAlertStore } from '@/product/alert-store';
import { useModalStore } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { renderChrome, resetChrome } from '@/app/chrome/chrome.fixture';
import { useTermsPrompt } from './use-terms-prompt';

beforeEach(() => {
  resetChrome();
  sessionStorage.clear();
  localStorage.clear();
  useSessionStore.setState({ isPlayer: true });
});
afterEach(() => {
  setRuntimeConfig(parseRuntimeConfig(''));
  useAlertStore.setState({ alerts: [] });
});

const PROTECTION = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://x.invalid/',
};

function Site() {
  useTermsPrompt();
  return <p>Site</p>;
}

async function visit(path: string, pending: string | null = '2.4') {
  const { calls } = backend({ getProtection: () => ({ data: { ...PROTECTION, pending_terms: pending } }) });
  renderChrome(<Site />, path);
  await screen.findByText('Site');
  await waitFor(() => expect(calls).toContain('getProtection'));
  await act(flushPendingWork);
}
const opened = () => useModalStore.getState().stack.map(({ name }) => name);

test('a changed version opens the terms dialog, once a visit (SPEC Q2)', async () => {
  await visit('/');
  await waitFor(() => expect(opened()).toEqual(['terms']));
  act(() => useModalStore.setState({ stack: [] }));
  await act(flushPendingWork);
  expect(opened()).toEqual([]);
});

test.each([
  ['during a game', '/play/1024', '2.4'],
  ['during Mines', '/games/mines', '2.4'],
  ['on the page of the terms', '/user/terms', '2.4'],
  ['without a changed version', '/', null],
])('nothing opens %s (SPEC Q2)', async (_, path, pending) => {
  await visit(path, pending);
  expect(opened()).toEqual([]);
});

test('under the policy inform an alert tells of it once a device (SPEC Q2)', async () => {
  setRuntimeConfig(parseRuntimeConfig('{"regulation": {"terms": "inform"}}'));
  const texts = () => useAlertStore.getState().alerts.map(({ message }) => message);
  await visit('/');
  await waitFor(() => expect(texts()).toEqual(['Os termos de uso mudaram (versão 2.4). Veja o que mudou em Minha conta.']));
  cleanup();
  useAlertStore.setState({ alerts: [] });
  await visit('/');
  expect([opened(), texts()]).toEqual([[], []]);
});
