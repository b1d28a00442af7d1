import type { OperationId } from '@generated/operations';

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';
import { setRuntimeConfig } from '@/product/runtime-config';

import { useVerification } from './use-verification';
import { VpnDialog } from './vpn-dialog';

const blocked = () => Response.json({ status: 'ip_blocked', message: 'Acesso bloqueado.' }, { status: 403 });
const approved = () => ({ user_status: 'approved', isApproved: true }) as const;
const refreshToken = () => ({ access_token: 'another', expires_in: 3600 });
const connectionLost = () => {
  throw new TypeError('Failed to fetch');
};

let session: ReturnType<typeof createSession>;
let answers: Answers;
let calls: readonly OperationId[];

/** Restarts the backend, which forgets the calls so far. */
function startBackend(): void {
  ({ calls } = backend(answers, () => refuse(422, 'Falhou.')));
}

beforeEach(() => {
  answers = { refreshToken };
  startBackend();
  // Offline, failed requests are not retried.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setRuntimeConfig(
    parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: 'http://127.0.0.1:4011' } })),
  );
  session = createSession({
    clearPlayerData: () => undefined,
    navigate: () => undefined,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  });
  bindSession(session);
});
afterEach(async () => {
  await session.logout();
  session.dispose();
  useSessionStore.setState({ ipBlocked: false });
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
});

function VerificationState() {
  const { state, recheck } = useVerification();
  return (
    <>
      <p>Estado: {state}</p>
      <VpnDialog mark={<img alt="Palpite" />} recheck={recheck} />
    </>
  );
}

async function openDialog(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VerificationState />
    </QueryClientProvider>,
  );
  act(() => useSessionStore.setState({ ipBlocked: true }));
  expect(dialog()).not.toBeNull();
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'VPN DETECTADA' });
const statusText = () => screen.queryByRole('status')?.textContent;
async function press(): Promise<void> {
  startBackend();
  await userEvent.click(screen.getByRole('button', { name: 'Desativar VPN e continuar' }));
}
const STILL_BLOCKED = 'A VPN ainda está ativa. Confira a conexão e tente de novo.';
const UNKNOWN = 'Não foi possível confirmar. Tente de novo.';

test.each([
  ['the address is still blocked', blocked, STILL_BLOCKED],
  ['the state is ip_blocked', () => Response.json({ user_status: 'ip_blocked', isApproved: false }), STILL_BLOCKED],
  ['the server fails', () => refuse(422, 'Falhou.'), UNKNOWN],
  ['there is no response', connectionLost, UNKNOWN],
])('for a player with an approved state, the page stays blocked if %s (SPEC M4, D3)', async (_, respond, text) => {
  session.receive('token', 3600);
  answers.getVerificationStatus = approved;
  await openDialog();
  await screen.findByText('Estado: ip_blocked');
  await vi.waitFor(() => expect(calls).toContain('getVerificationStatus'));
  answers.getVerificationStatus = respond;
  await press();
  await vi.waitFor(() => expect(statusText()).toBe(text));
  expect(dialog()).not.toBeNull();
  expect(useSessionStore.getState().ipBlocked).toBe(true);

  answers.getVerificationStatus = approved;
  await press();
  expect(await screen.findByText('Estado: approved')).toBeTruthy();
  expect(dialog()).toBeNull();
});

test('the page stays blocked while the state is refetched (SPEC R35)', async () => {
  session.receive('token', 3600);
  answers.getVerificationStatus = approved;
  await openDialog();
  await vi.waitFor(() => expect(calls).toContain('getVerificationStatus'));
  let respond = () => {};
  answers.getVerificationStatus = () => new Promise((resolve) => (respond = () => resolve(approved())));
  await press();
  await vi.waitFor(() => expect(calls).toContain('getVerificationStatus'));
  expect(screen.getByRole('button', { name: 'Processando...' })).toBeTruthy();
  expect(screen.getByText('Estado: ip_blocked')).toBeTruthy();
  await act(async () => respond());
  expect(await screen.findByText('Estado: approved')).toBeTruthy();
  expect(dialog()).toBeNull();
});

test('the dialog says what to do without a VPN, and how to reach the support', async () => {
  answers.getPlatform = {
    data: {
      environment: 'sandbox',
      authorization: 'Portaria',
      company: 'Operadora',
      cnpj: '12.345.678/0001-95',
      support: { email: 'suporte@palpite.invalid', phone: null, url: null, hours: '24 horas por dia' },
      central_url: 'https://autoexclusao.exemplo.invalid',
      server_time: '2026-11-21T14:05:00-03:00',
    },
  };
  await openDialog();
  expect(screen.getByText(/^Não usa VPN\?/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'suporte@palpite.invalid' })).getAttribute('href')).toBe(
    'mailto:suporte@palpite.invalid',
  );
});

test.each([
  ['is still blocked', blocked, STILL_BLOCKED],
  ['cannot be checked', connectionLost, UNKNOWN],
])('a visitor stays blocked if their IP address %s, and no player state is requested', async (_, respond, text) => {
  answers.getSettings = respond;
  await openDialog();
  await press();
  await vi.waitFor(() => expect(statusText()).toBe(text));
  expect(calls.filter((call) => call !== 'getPlatform')).toEqual(['getSettings']);
  answers.getSettings = {};
  await press();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(calls.filter((call) => call !== 'getPlatform')).toEqual(['getSettings']);
});
