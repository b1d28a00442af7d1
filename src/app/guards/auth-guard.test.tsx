import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createSession } from '@/session/session';
import { testToken } from '@/session/tokens.fixture';
import { bindSession, theSession } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import { setNavigator } from '../navigation/navigate';
import { AuthGuard } from './auth-guard';
import { endVisit, sent, show, startVisit } from './guards.fixture';

// The router's location lags behind window.location during a navigation.
vi.mock('@/product/navigation', () => ({
  useLocation: () => ({ pathname: '/user/wallet' }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@/routes/home', () => ({ default: () => <h1>Início</h1> }));

beforeEach(startVisit);
afterEach(endVisit);

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
    act(() => theSession().receive(testToken('ana'), 3600));
    expect(screen.getByRole('heading', { name: 'Carteira' })).toBeTruthy();
  });

  test('opens no login modal after a logout', async () => {
    theSession().receive(testToken('ana'), 3600);
    sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    show(page);
    await act(() => theSession().logout());
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy();
    expect(modals()).toEqual([]);
  });
});

describe('AuthGuard when the session ends (SPEC D4)', () => {
  test('opens the login page with the return path', async () => {
    vi.useFakeTimers();
    const navigated = vi.fn<(to: unknown) => void>();
    setNavigator(async (to: unknown) => navigated(to));
    theSession().dispose();
    const session = createSession(
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
