import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';
import { setRuntimeConfig } from '@/shell/runtime-config';

import { useVerification } from './use-verification';
import { VpnDialog } from './vpn-dialog';

const STATUS = '/api/legitimuzStatus';
const REFRESH = '/api/auth/refresh';
const SETTINGS = '/v2/settings/';
const blocked = () => Response.json({ status: 'ip_blocked', message: 'Acesso bloqueado.' }, { status: 403 });
const approved = () => Response.json({ user_status: 'approved', isApproved: true });
const failed = () => Response.json({ message: 'Falhou.' }, { status: 422 });
const renewed = () => Response.json({ access_token: 'another', expires_in: 3600 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

let session: ReturnType<typeof createSession>;
/** What the backend answers, by path. */
let answers: Record<string, () => Response | Promise<Response>>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = { [REFRESH]: renewed };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return (answers[pathname] ?? failed)();
  });
  // No answer is not worth another try here.
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
});

function Watch() {
  const { state, recheck } = useVerification();
  return (
    <>
      <p>Estado: {state}</p>
      <VpnDialog recheck={recheck} />
    </>
  );
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Watch />
    </QueryClientProvider>,
  );
  act(() => useSessionStore.setState({ ipBlocked: true }));
  expect(dialog()).not.toBeNull();
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'VPN DETECTADA' });
const said = () => screen.queryByRole('status')?.textContent;
async function press(): Promise<void> {
  asked.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Desativar VPN e continuar' }));
}
const STILL = 'A VPN ainda está ativa. Confira a conexão e tente de novo.';
const UNKNOWN = 'Não foi possível confirmar. Tente de novo.';

test.each([
  ['the address is still blocked', blocked, STILL],
  ['the status says so', () => Response.json({ user_status: 'ip_blocked', isApproved: false }), STILL],
  ['the server fails', failed, UNKNOWN],
  ['there is no answer', lost, UNKNOWN],
])('for a player the page stays blocked where %s, though the status was approved before (SPEC M4, D3)', async (_, answer, text) => {
  session.receive('token', 3600);
  answers[STATUS] = approved;
  await open();
  await screen.findByText('Estado: ip_blocked');
  await vi.waitFor(() => expect(asked).toContain(STATUS));
  answers[STATUS] = answer;
  await press();
  await vi.waitFor(() => expect(said()).toBe(text));
  expect(dialog()).not.toBeNull();
  expect(useSessionStore.getState().ipBlocked).toBe(true);

  answers[STATUS] = approved;
  await press();
  expect(await screen.findByText('Estado: approved')).toBeTruthy();
  expect(dialog()).toBeNull();
});

test('the page behind stays closed while it is asked (SPEC R35)', async () => {
  session.receive('token', 3600);
  answers[STATUS] = approved;
  await open();
  await vi.waitFor(() => expect(asked).toContain(STATUS));
  let answer = () => {};
  answers[STATUS] = () => new Promise((resolve) => (answer = () => resolve(approved())));
  await press();
  await vi.waitFor(() => expect(asked).toContain(STATUS));
  expect(screen.getByRole('button', { name: 'Processando...' })).toBeTruthy();
  expect(screen.getByText('Estado: ip_blocked')).toBeTruthy();
  await act(async () => answer());
  expect(await screen.findByText('Estado: approved')).toBeTruthy();
  expect(dialog()).toBeNull();
});

test.each([
  ['is still blocked', blocked, STILL],
  ['is not known', lost, UNKNOWN],
])('a visitor whose address %s stays out, and no status of a player is asked for', async (_, answer, text) => {
  answers[SETTINGS] = answer;
  await open();
  await press();
  await vi.waitFor(() => expect(said()).toBe(text));
  expect(asked).toEqual([SETTINGS]);
  answers[SETTINGS] = () => Response.json({});
  await press();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(asked).toEqual([SETTINGS]);
});
