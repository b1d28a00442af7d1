import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { mutator } from '@/api/mutator';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { forgetSentCheck, noteSentCheck } from '@/features/verification/sent-check';
import { IN_REVIEW } from '@/features/verification/verification-messages';
import type { Session } from '@/session/session';
import { createSession } from '@/session/session';
import { testToken } from '@/session/tokens.fixture';
import { bindSession } from '@/session/use-session';
import { setRuntimeConfig } from '@/product/runtime-config';
import { openModal, useModalStore } from '@/product/modal-store';
import { noteVerificationAnswer, resetVerificationRequest, useVerificationRequest } from '@/product/verification-request';

import { setNavigator } from '../navigation/navigate';
import { AuthGuard } from './auth-guard';
import { IpGuard, MAX_WAIT_MS } from './ip-guard';
import { VerificationGuard } from './verification-guard';

// The router's location lags behind window.location during a navigation.
vi.mock('@/product/navigation', () => ({
  useLocation: () => ({ pathname: '/user/wallet' }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@/routes/home', () => ({ default: () => <h1>Início</h1> }));

const sent = vi.fn<(request: Request) => Promise<Response>>();
const warned = vi.fn();
let session: Session;

beforeEach(() => {
  backend({}, sent);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  session = createSession({ clearPlayerData: vi.fn(), navigate: (to) => window.history.pushState(null, '', to), ipBlocked: vi.fn() });
  bindSession(session);
});

afterEach(() => {
  vi.useRealTimers();
  setNavigator(null);
  session.dispose();
  useModalStore.setState({ stack: [] });
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

function show(guarded: ReactNode): void {
  window.history.replaceState(null, '', '/user/wallet?tab=2');
  render(<QueryClientProvider client={createQueryClient()}>{guarded}</QueryClientProvider>);
}

const modals = () => useModalStore.getState().stack.map(({ name }) => name);

describe('AuthGuard (SPEC R35)', () => {
  const page = (
    <AuthGuard>
      <h1>Carteira</h1>
    </AuthGuard>
  );

  test('shows a visitor home with the login modal at the same address, and the page after the login', async () => {
    show(page);
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
    expect(modals()).toEqual(['login']);
    expect(window.location.pathname + window.location.search).toBe('/user/wallet?tab=2');
    act(() => session.receive(testToken('ana'), 3600));
    expect(screen.getByRole('heading', { name: 'Carteira' })).toBeTruthy();
  });

  test('opens no login modal after a logout', async () => {
    session.receive(testToken('ana'), 3600);
    sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    show(page);
    await act(() => session.logout());
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
    expect(modals()).toEqual([]);
  });
});

describe('AuthGuard when the session ends (SPEC D4)', () => {
  test('opens the login page with the return path', async () => {
    vi.useFakeTimers();
    const navigated = vi.fn<(to: unknown) => void>();
    setNavigator(async (to: unknown) => navigated(to));
    session.dispose();
    session = createSession(
      { clearPlayerData: vi.fn(), navigate: vi.fn(), ipBlocked: vi.fn() },
      { postRefresh: () => Promise.resolve({ name: 'rejected', isOver: false }) },
    );
    bindSession(session);
    session.receive(testToken('ana'), 1);
    show(
      <AuthGuard>
        <h1>Carteira</h1>
      </AuthGuard>,
    );
    // The refresh is rejected three times.
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(session.state().name).toBe('visitor');
    expect(navigated.mock.calls).toEqual([['/login?redirect=%2Fuser%2Fwallet%3Ftab%3D2']]);
    expect(modals()).toEqual([]);
  });
});

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
    session.receive(testToken('ana'), 3600);
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

describe('IpGuard (SPEC R36, A14)', () => {
  const requests: string[] = [];
  function Page() {
    void mutator('/api/wallet', { method: 'GET' }).catch(() => undefined);
    return <h1>Depositar</h1>;
  }
  const page = (
    <IpGuard>
      <Page />
    </IpGuard>
  );
  const heading = () => screen.queryByRole('heading', { name: 'Depositar' });

  test('opens once the address is known, and every request of the page sends it (SPEC A14)', async () => {
    sent.mockImplementation((request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search} ${String(request.headers.get('User-Ip'))}`);
      return Promise.resolve(Response.json({ userIP: '203.0.113.7' }));
    });
    show(page);
    expect(heading()).toBeNull();
    await screen.findByRole('heading', { name: 'Depositar' });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(requests[0]).toBe('GET /v2/get-ip null');
    expect(new Set(requests.slice(1))).toEqual(new Set(['GET /api/wallet 203.0.113.7']));
  });

  test('opens and logs the failure if the address cannot be fetched', async () => {
    sent.mockImplementation(() => Promise.resolve(Response.json({ message: 'Falhou' }, { status: 500 })));
    show(page);
    expect(await screen.findByRole('heading', { name: 'Depositar' })).toBeTruthy();
    expect(warned).toHaveBeenCalled();
  });

  test('opens after a timeout', async () => {
    vi.useFakeTimers();
    sent.mockImplementation(() => new Promise(() => undefined));
    show(page);
    await act(() => vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1));
    expect(heading()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(heading()).not.toBeNull();
    expect(warned).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
