import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { useAlertStore } from '@/shell/alert-store';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { useModalStore } from '@/shell/modal-store';
import { requestVerification, useVerificationRequest } from '@/shell/verification-request';

import type { VerificationState } from './use-verification';
import { VerificationFlow } from './verification-flow';

const ORIGIN = 'http://127.0.0.1:4011';
const me = {
  user: { id: 'usr_2', name: 'Bruno Lima', email: 'bruno@exemplo.invalid', status: 'Pendente' },
  balance: 0,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};

const recheck = vi.fn<() => Promise<VerificationState>>();
let session: ReturnType<typeof createSession>;
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = async () => Response.json(me);
  vi.stubGlobal('fetch', () => answer());
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: ORIGIN } })));
  session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  session.receive('token', 3600);
  useAlertStore.setState({ alerts: [] });
  useVerificationRequest.setState({ isRequested: false, wasEverRequested: false });
});
afterEach(async () => {
  await session.logout();
  session.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  recheck.mockReset();
  setRuntimeConfig(parseRuntimeConfig(''));
});

const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => [type, message]);
const dialog = () => screen.queryByRole('dialog');

/** Asks for the check of a status. */
async function ask(state: VerificationState) {
  recheck.mockResolvedValue(state);
  const client = createQueryClient();
  const flow = (now: VerificationState) => (
    <QueryClientProvider client={client}>
      <VerificationFlow state={now} recheck={recheck} />
    </QueryClientProvider>
  );
  const page = render(flow(state));
  await act(async () => requestVerification());
  return { turn: (now: VerificationState) => page.rerender(flow(now)) };
}

/** The widget's side of the conversation. */
async function widget(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const told: unknown[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
  const hear = (message: object, origin = ORIGIN) =>
    act(async () => {
      const data = { v: 1, app: 'verification', ...message };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  await hear({ type: 'ready' });
  return { frame, told, hear };
}

describe.each([
  [
    'pending_face_id',
    'face',
    'Verificação facial',
    'Verificação facial concluída com sucesso!',
    'Verificação facial fechada.',
    'Falha na verificação facial: camera_denied',
  ],
  [
    'pending_kyc',
    'kyc',
    'Verificação de identidade',
    'Verificação KYC concluída com sucesso!',
    'Verificação KYC fechada.',
    'Falha na verificação KYC: camera_denied',
  ],
] as const)('%s (SPEC W1, W2)', (state, kind, title, done, closed, failed) => {
  test('opens its widget with the session of the player, the camera lent', async () => {
    await ask(state);
    const { frame, told } = await widget(title);
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/verification?kind=${kind}`);
    expect(frame.getAttribute('allow')).toBe(`camera ${ORIGIN}`);
    expect(told.at(-1)).toEqual({ v: 1, app: 'verification', type: 'session', token: 'standin-verification', reference: 'usr_2' });
  });

  test('success closes it, and counts once the status says so too', async () => {
    await ask(state);
    const { hear } = await widget(title);
    recheck.mockReset().mockImplementation(async () => {
      expect(alerts()).toEqual([]);
      return 'approved';
    });
    await hear({ type: 'success' });
    expect(recheck).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['success', done]]);
  });

  test.each([state, 'unknown', 'ip_blocked'] as const)('success that the status %s does not confirm is none', async (now) => {
    await ask(state);
    const { hear } = await widget(title);
    recheck.mockResolvedValue(now);
    await hear({ type: 'success' });
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['info', 'Recebemos sua verificação. A confirmação pode levar alguns minutos.']]);
  });

  test('closed is told, and it can be resumed later', async () => {
    await ask(state);
    const { hear } = await widget(title);
    await hear({ type: 'closed' });
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['info', closed]]);
    await act(async () => requestVerification());
    expect(await screen.findByTitle(title)).toBeTruthy();
  });

  test('closed by the dialog’s own button is told the same', async () => {
    await ask(state);
    await widget(title);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(alerts()).toEqual([['info', closed]]);
  });

  test('anything else is an error with its status, and leaves it open', async () => {
    await ask(state);
    const { hear } = await widget(title);
    await hear({ type: 'error', status: 'camera_denied' });
    expect(alerts()).toEqual([['error', failed]]);
    expect(dialog()).not.toBeNull();
  });

  test('a success said by somebody else is nothing', async () => {
    await ask(state);
    const { hear } = await widget(title);
    recheck.mockClear();
    await hear({ type: 'success' }, 'https://evil.example');
    expect(recheck).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();
  });
});

test('one check leads to the next', async () => {
  await ask('pending_face_id');
  const { hear } = await widget('Verificação facial');
  recheck.mockResolvedValue('pending_kyc');
  await hear({ type: 'success' });
  expect(alerts()).toEqual([['success', 'Verificação facial concluída com sucesso!']]);
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
});

test('who is verified is told so', async () => {
  await ask('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('finished elsewhere, it closes and says so', async () => {
  const { turn } = await ask('pending_face_id');
  await widget('Verificação facial');
  turn('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('where no widget is configured the documents are asked for (SPEC D3)', async () => {
  await ask('pending_documents');
  expect(useModalStore.getState().stack).toEqual([{ name: 'document' }]);
});

test('a status that is not known starts nothing', async () => {
  await ask('unknown');
  expect(alerts()).toEqual([['error', 'Erro ao inicializar verificação facial.']]);
});

test('a widget that never comes says so, and is tried again at a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await ask('pending_face_id');
  await screen.findByTitle('Verificação facial');
  act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
  expect(screen.getByRole('alert').textContent).toContain('Erro ao inicializar verificação facial.');
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});

test('without the player’s id it does not start', async () => {
  answer = async () => Response.json({ message: 'Não.' }, { status: 404 });
  await ask('pending_face_id');
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao inicializar verificação facial.');
  answer = async () => Response.json(me);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});
