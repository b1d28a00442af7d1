import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { useAlertStore } from '@/product/alert-store';
import { setRuntimeConfig } from '@/product/runtime-config';
import { useModalStore } from '@/product/modal-store';
import { offerVerification, requestVerification, resetVerificationRequest } from '@/product/verification-request';

import { me } from '../../../mocks/factories/account.fixture';
import { forgetSentCheck, noteSentCheck } from './sent-check';
import type { VerificationState } from './use-verification';
import { VerificationFlow } from './verification-flow';
import { IN_REVIEW } from './verification-messages';

const ORIGIN = 'http://127.0.0.1:4011';
const player = me({ user: { id: 'usr_2', name: 'Bruno Lima', status: 'Pendente', document: { number: '111.444.777-35' } } });

const recheck = vi.fn<() => Promise<VerificationState>>();
let session: ReturnType<typeof createSession>;
let getMe: () => Response | typeof player;

beforeEach(() => {
  getMe = () => player;
  backend({ getMe: () => getMe() });
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: ORIGIN } })));
  session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  session.receive('token', 3600);
  useAlertStore.setState({ alerts: [] });
  resetVerificationRequest();
});
afterEach(async () => {
  await session.logout();
  session.dispose();
  vi.useRealTimers();
  recheck.mockReset();
  forgetSentCheck();
  setRuntimeConfig(parseRuntimeConfig(''));
});

const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => [type, message]);
const dialog = () => screen.queryByRole('dialog');

async function requestCheck(state: VerificationState) {
  recheck.mockResolvedValue(state);
  const page = renderFlow(state);
  await act(async () => requestVerification());
  return page;
}

function renderFlow(state: VerificationState) {
  const client = createQueryClient();
  const flow = (current: VerificationState) => (
    <QueryClientProvider client={client}>
      <VerificationFlow state={current} recheck={recheck} />
    </QueryClientProvider>
  );
  const page = render(flow(state));
  return { setState: (current: VerificationState) => page.rerender(flow(current)) };
}

/** Plays the widget. @returns received messages, and a function that sends one */
async function openWidget(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const received: unknown[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void received.push(message));
  const send = (message: object, origin = ORIGIN) =>
    act(async () => {
      const data = { v: 1, app: 'verification', ...message };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  await send({ type: 'ready' });
  return { frame, received, send };
}

describe.each([
  [
    'pending_face_id',
    'face',
    'Verificação facial',
    'Verificação facial concluída com sucesso!',
    'Verificação facial fechada.',
    'Falha na verificação facial: ',
  ],
  [
    'pending_kyc',
    'kyc',
    'Verificação de identidade',
    'Verificação KYC concluída com sucesso!',
    'Verificação KYC fechada.',
    'Falha na verificação KYC: ',
  ],
] as const)('%s (SPEC W1, W2)', (state, kind, title, done, closed, failed) => {
  test('opens its widget with the player’s session and camera access', async () => {
    await requestCheck(state);
    const { frame, received } = await openWidget(title);
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/verification?kind=${kind}`);
    expect(frame.getAttribute('allow')).toBe(`camera ${ORIGIN}`);
    expect(received.at(-1)).toEqual({
      v: 1,
      app: 'verification',
      type: 'session',
      token: 'standin-verification',
      reference: 'usr_2',
      cpf: '11144477735',
    });
  });

  test('success closes the widget and counts once the refetched state confirms it', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    recheck.mockReset().mockImplementation(async () => {
      expect(alerts()).toEqual([]);
      return 'approved';
    });
    await send({ type: 'success' });
    expect(recheck).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['success', done]]);
  });

  test('a success after a failure is the only notice', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send({ type: 'failed', status: 'rejected' });
    expect(alerts()).toEqual([['error', `${failed}rejected`]]);
    recheck.mockResolvedValue('approved');
    await send({ type: 'success' });
    expect(alerts()).toEqual([['success', done]]);
  });

  test('a widget that closes itself right after a success causes no second notice', async () => {
    await requestCheck(state);
    const { frame } = await openWidget(title);
    recheck.mockResolvedValue('approved');
    await act(async () => {
      for (const type of ['success', 'closed']) {
        const data = { v: 1, app: 'verification', type };
        window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow }));
      }
    });
    expect(alerts()).toEqual([['success', done]]);
  });

  test.each([state, 'unknown', 'ip_blocked'] as const)('success is not reported if the refetched state is %s', async (current) => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    recheck.mockResolvedValue(current);
    await send({ type: 'success' });
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['info', IN_REVIEW]]);
  });

  test('a finished check that is not confirmed is under review, and starts again only by a press for it', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send({ type: 'success' });
    expect(dialog()).toBeNull();
    await act(async () => requestVerification());
    expect(await screen.findByRole('dialog', { name: 'Verificação em análise' })).toBeTruthy();
    expect(screen.getByText(IN_REVIEW)).toBeTruthy();
    expect(screen.queryByTitle(title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(dialog()).toBeNull();
    await act(async () => requestVerification());
    await userEvent.click(await screen.findByRole('button', { name: 'Fazer de novo' }));
    expect(await screen.findByTitle(title)).toBeTruthy();
  });

  test('a check under review is not offered again', async () => {
    noteSentCheck(kind);
    recheck.mockResolvedValue(state);
    renderFlow(state);
    await act(async () => offerVerification());
    expect(dialog()).toBeNull();
  });

  test('closing is reported, and the check can be resumed later', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send({ type: 'closed' });
    expect(dialog()).toBeNull();
    expect(alerts()).toEqual([['info', closed]]);
    await act(async () => requestVerification());
    expect(await screen.findByTitle(title)).toBeTruthy();
  });

  test('closing by the dialog’s button is reported the same way', async () => {
    await requestCheck(state);
    await openWidget(title);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(alerts()).toEqual([['info', closed]]);
  });

  test('an error is reported in words and leaves the widget open', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send({ type: 'error', status: 'camera_denied' });
    expect(alerts()).toEqual([['error', `${failed}a câmera está bloqueada. Permita a câmera nas configurações do navegador.`]]);
    expect(dialog()).not.toBeNull();
  });

  test.each([
    [{ type: 'error', status: 'E-42: Documento' }, 'E-42: Documento'],
    [{ type: 'error' }, 'error'],
    [{ type: 'expired', status: 'session_expired' }, 'o prazo terminou. Comece de novo.'],
    [{ type: 'error', status: 'document_unreadable' }, 'não deu para ler o documento. Tente com mais luz e sem reflexo.'],
    [{ type: 'rejected' }, 'rejected'],
  ])('the event %j is an error with its status, in words if it is known (SPEC W1, W2)', async (event, status) => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send(event);
    expect(alerts()).toEqual([['error', failed + status]]);
    expect(dialog()).not.toBeNull();
  });

  test('messages of the frame itself and of other apps are no error', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    await send({ type: 'height', px: -1 });
    await send({ type: 'rejected', app: 'chat' });
    expect(alerts()).toEqual([]);
  });

  test('a success message from another origin is ignored', async () => {
    await requestCheck(state);
    const { send } = await openWidget(title);
    recheck.mockClear();
    await send({ type: 'success' }, 'https://evil.example');
    expect(recheck).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();
  });
});

test('a confirmed check leads to the next one', async () => {
  await requestCheck('pending_face_id');
  const { send } = await openWidget('Verificação facial');
  recheck.mockResolvedValue('pending_kyc');
  await send({ type: 'success' });
  expect(alerts()).toEqual([['success', 'Verificação facial concluída com sucesso!']]);
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
});

test('a check that was offered before its code was loaded opens (SPEC W1)', async () => {
  offerVerification();
  renderFlow('pending_face_id');
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});

test('a check that was sent a day ago opens again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteSentCheck('kyc');
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await requestCheck('pending_kyc');
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
});

test('an offered check opens without another request for the status', async () => {
  recheck.mockRejectedValue(new Error('The status is known.'));
  renderFlow('pending_kyc');
  await act(async () => offerVerification());
  expect(await screen.findByTitle('Verificação de identidade')).toBeTruthy();
  expect(recheck).not.toHaveBeenCalled();
});

test('a request of a verified player shows that they are verified already', async () => {
  await requestCheck('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('a check that is finished on another device closes with a notice', async () => {
  const { setState } = await requestCheck('pending_face_id');
  await openWidget('Verificação facial');
  setState('approved');
  expect(alerts()).toEqual([['info', 'Sua conta já está verificada.']]);
  expect(dialog()).toBeNull();
});

test('without a widget the document upload opens (SPEC D3)', async () => {
  await requestCheck('pending_documents');
  expect(useModalStore.getState().stack).toEqual([{ name: 'document' }]);
});

test('an unknown state opens nothing and shows an error', async () => {
  await requestCheck('unknown');
  expect(alerts()).toEqual([['error', 'Erro ao inicializar verificação facial.']]);
});

test('a widget that does not load shows an error, and a press retries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await requestCheck('pending_face_id');
  await screen.findByTitle('Verificação facial');
  act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
  expect(screen.getByRole('alert').textContent).toContain('Erro ao inicializar verificação facial.');
  act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});

test('without the player’s id the widget does not start, and a press retries', async () => {
  getMe = () => refuse(404);
  await requestCheck('pending_face_id');
  expect((await screen.findByRole('alert')).textContent).toContain('Erro ao inicializar verificação facial.');
  getMe = () => player;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByTitle('Verificação facial')).toBeTruthy();
});
