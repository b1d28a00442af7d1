import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { mutator } from '@/api/mutator';
import type { Session } from '@/session/session';
import { createSession } from '@/session/session';
import { testToken } from '@/session/test-tokens';
import { bindSession } from '@/session/use-session';
import { useModalStore } from '@/shell/modal-store';

import { AuthGuard } from './auth-guard';
import { IpGuard, LONGEST_WAIT } from './ip-guard';

// The page that is drawn: the way to another one has not come to it yet.
vi.mock('@/shell/navigation', () => ({ useLocation: () => ({ pathname: '/user/wallet' }) }));
vi.mock('@/routes/home', () => ({ default: () => <h1>Início</h1> }));

const sent = vi.fn<(request: Request) => Promise<Response>>();
const warned = vi.fn();
let session: Session;

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  session = createSession({ forget: vi.fn(), go: (to) => window.history.pushState(null, '', to), ipBlocked: vi.fn() });
  bindSession(session);
});

afterEach(() => {
  session.end();
  useModalStore.setState({ stack: [] });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

function show(guarded: ReactNode): void {
  window.history.replaceState(null, '', '/user/wallet?tab=2');
  render(<QueryClientProvider client={createQueryClient()}>{guarded}</QueryClientProvider>);
}

const modals = () => useModalStore.getState().stack.map(({ name }) => name);

describe('a page for players (R35)', () => {
  const page = (
    <AuthGuard>
      <h1>Carteira</h1>
    </AuthGuard>
  );

  test('shows a visitor home with the login modal, at the address asked for, and itself after the login', async () => {
    show(page);
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
    expect(modals()).toEqual(['login']);
    expect(window.location.pathname + window.location.search).toBe('/user/wallet?tab=2');
    act(() => session.receive(testToken('ana'), 3600));
    expect(screen.getByRole('heading', { name: 'Carteira' })).toBeTruthy();
  });

  test('does not ask who has just logged out to come back', async () => {
    session.receive(testToken('ana'), 3600);
    sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    show(page);
    await act(() => session.logout());
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
    expect(modals()).toEqual([]);
  });
});

describe('a page that wants the address first (R36, A14)', () => {
  const asks: string[] = [];
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

  test('opens once it is known, and every call of the page carries it', async () => {
    sent.mockImplementation((request) => {
      asks.push(`${new URL(request.url).pathname} ${String(request.headers.get('User-Ip'))}`);
      return Promise.resolve(Response.json({ userIP: '203.0.113.7' }));
    });
    show(page);
    expect(heading()).toBeNull();
    await screen.findByRole('heading', { name: 'Depositar' });
    await vi.waitFor(() => expect(asks.length).toBeGreaterThan(1));
    expect(asks[0]).toBe('/v2/get-ip null');
    expect(new Set(asks.slice(1))).toEqual(new Set(['/api/wallet 203.0.113.7']));
  });

  test('opens when the address cannot be known, and the failure is logged', async () => {
    sent.mockImplementation(() => Promise.resolve(Response.json({ message: 'Falhou' }, { status: 500 })));
    show(page);
    expect(await screen.findByRole('heading', { name: 'Depositar' })).toBeTruthy();
    expect(warned).toHaveBeenCalled();
  });

  test('opens when no answer comes at all', async () => {
    vi.useFakeTimers();
    sent.mockImplementation(() => new Promise(() => undefined));
    show(page);
    await act(() => vi.advanceTimersByTimeAsync(LONGEST_WAIT - 1));
    expect(heading()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(heading()).not.toBeNull();
    expect(warned).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
