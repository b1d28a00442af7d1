import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { forgetSentCheck, noteSentCheck } from '@/features/verification/sent-check';
import { IN_REVIEW } from '@/features/verification/verification-messages';
import { testToken } from '@/session/tokens.fixture';
import { theSession } from '@/session/use-session';
import { setRuntimeConfig } from '@/product/runtime-config';
import { openModal, useModalStore } from '@/product/modal-store';
import { noteVerificationAnswer, resetVerificationRequest, useVerificationRequest } from '@/product/verification-request';

import { endVisit, sent, show, startVisit } from './guards.fixture';
import { VerificationGuard } from './verification-guard';

// The router's location lags behind window.location during a navigation.
vi.mock('@/product/navigation', () => ({
  useLocation: () => ({ pathname: '/user/wallet' }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

beforeEach(startVisit);
afterEach(endVisit);

describe('VerificationGuard (SPEC R35)', () => {
  const page = (
    <VerificationGuard>
      <h1>Jogo</h1>
    </VerificationGuard>
  );
  const configureWidget = () =>
    setRuntimeConfig(
      parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: 'http://127.0.0.1:4011' } })),
    );
  const respond = (responses: Record<string, () => Response>) =>
    sent.mockImplementation((request) =>
      Promise.resolve((responses[new URL(request.url).pathname] ?? (() => Response.json({ message: 'Não.' }, { status: 404 })))()),
    );
  const status = (user_status: string, isApproved = false) => ({
    '/api/legitimuzStatus': () => Response.json({ user_status, isApproved }),
  });
  const me = (accountStatus: string) => ({
    '/api/auth/me': () =>
      Response.json({
        user: { id: '7', name: 'Ana', email: 'ana@exemplo.invalid', status: accountStatus },
        balance: 0,
        wallet: { bonus_mixed: 0 },
        user_rollover: null,
      }),
  });

  beforeEach(() => {
    resetVerificationRequest();
    theSession().receive(testToken('ana'), 3600);
  });
  afterEach(() => {
    cleanup();
    setRuntimeConfig(parseRuntimeConfig(''));
  });

  test.each([
    ['pending_face_id', 'Falta a verificação facial', 'Conclua a verificação facial para abrir esta página.'],
    ['pending_kyc', 'Verifique sua identidade para jogar', 'Conclua a verificação da sua identidade para abrir esta página.'],
  ])('is closed for %s, names the missing check and requests it', async (user_status, title, text) => {
    configureWidget();
    respond(status(user_status));
    show(page);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/^Leva .* câmera do seu aparelho/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'central de ajuda' }).getAttribute('href')).toBe('/ajuda');
    expect(screen.queryByRole('heading', { name: 'Jogo' })).toBeNull();
    expect(useVerificationRequest.getState().isRequested).toBe(true);
    useVerificationRequest.setState({ isRequested: false });
    act(() => screen.getByRole('button', { name: 'Continuar a verificação' }).click());
    expect(useVerificationRequest.getState().isRequested).toBe(true);
  });

  test('says that a finished check is under review, and starts none by itself', async () => {
    configureWidget();
    respond(status('pending_kyc'));
    noteSentCheck('kyc');
    show(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Verificação em análise' })).toBeTruthy();
    expect(screen.getByText(IN_REVIEW)).toBeTruthy();
    expect(useVerificationRequest.getState().isRequested).toBe(false);
    act(() => screen.getByRole('button', { name: 'Ver a situação' }).click());
    expect(useVerificationRequest.getState().isRequested).toBe(true);
    forgetSentCheck();
  });

  test('does not request the check above an open modal, but once it is closed, and only once', async () => {
    configureWidget();
    respond(status('pending_kyc'));
    openModal({ name: 'register' });
    show(page);
    await screen.findByText('Conclua a verificação da sua identidade para abrir esta página.');
    expect(useVerificationRequest.getState().isRequested).toBe(false);
    act(() => useModalStore.setState({ stack: [] }));
    expect(useVerificationRequest.getState().isRequested).toBe(true);
    useVerificationRequest.setState({ isRequested: false });
    act(() => openModal({ name: 'deposit' }));
    act(() => useModalStore.setState({ stack: [] }));
    expect(useVerificationRequest.getState().isRequested).toBe(false);
  });

  test('does not repeat the question of a registration that ends above it', async () => {
    configureWidget();
    respond(status('pending_kyc'));
    openModal({ name: 'register' });
    show(page);
    await screen.findByText('Conclua a verificação da sua identidade para abrir esta página.');
    act(() => {
      noteVerificationAnswer();
      useModalStore.setState({ stack: [] });
    });
    expect(useVerificationRequest.getState().isRequested).toBe(false);
  });

  test('names the missing documents if no widget is configured (SPEC D3)', async () => {
    respond(me('Pendente'));
    show(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Faltam os seus documentos' })).toBeTruthy();
    expect(screen.getByText('Envie os seus documentos para abrir esta página.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o que falta' }).getAttribute('href')).toBe('/user/account/document');
    expect(useVerificationRequest.getState().isRequested).toBe(true);
  });

  test.each([
    ['the widget’s', configureWidget, status('approved', true)],
    ['the account’s', () => undefined, me('Ativo')],
  ])('opens if %s status is approved', async (_, configure, responses) => {
    configure();
    respond(responses);
    show(page);
    expect(await screen.findByRole('heading', { name: 'Jogo' })).toBeTruthy();
    expect(useVerificationRequest.getState().isRequested).toBe(false);
  });

  test('stays closed with a retry button if the status cannot be fetched (SPEC D3)', async () => {
    configureWidget();
    respond({});
    show(page);
    expect(await screen.findByText('Não foi possível confirmar a sua verificação')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Jogo' })).toBeNull();
    respond(status('approved', true));
    act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
    expect(await screen.findByRole('heading', { name: 'Jogo' })).toBeTruthy();
  });
});
