import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { offerVerification, requestVerification } from '@/product/verification-request';

import { noteSentCheck } from './sent-check';
import {
  alerts,
  dialog,
  openWidget,
  ORIGIN,
  recheck,
  renderFlow,
  requestCheck,
  startVerification,
  stopVerification,
} from './verification-flow.fixture';
import { IN_REVIEW } from './verification-messages';

beforeEach(() => void startVerification());
afterEach(stopVerification);

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
