import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { showAlert, useAlertStore } from '@/product/alert-store';
import { SESSION_END } from '@/product/login-return';
import { useOpenRounds } from '@/product/open-rounds';

import { navigateTo, setNavigator } from './navigate';

const navigate = vi.fn();

afterEach(() => {
  setNavigator(null);
  navigate.mockReset();
});

test.each([
  ['/user/wallet?tab=2#fim', '/login', '/login?redirect=%2Fuser%2Fwallet%3Ftab%3D2%23fim'],
  ['/', '/login', '/login'],
  ['/home?t=1', '/login', '/login'],
  ['/user/wallet', '/', '/'],
] as const)('from %s, navigating to %s opens %s, so that the login returns to the page (SPEC R34)', (from, to, address) => {
  window.history.replaceState(null, '', from);
  setNavigator(navigate);
  navigateTo(to);
  expect(navigate).toHaveBeenCalledOnce();
  expect(navigate.mock.calls[0]?.[0]).toBe(address);
});

describe('the login after the end of a session', () => {
  beforeEach(() => {
    setNavigator(navigate);
    onTestFinished(() => {
      useOpenRounds.setState({ count: 0 });
      useAlertStore.setState({ alerts: [] });
    });
  });
  const state = () => navigate.mock.calls[0]?.[1]?.state as unknown;

  test.each([
    ['/games/mines', 1, 'open_mines_round'],
    ['/games/mines', 0, 'session_ended'],
    ['/games/double', 1, 'session_ended'],
  ])('at %s with %i open rounds has the reason %s', (path, count, reason) => {
    window.history.replaceState(null, '', path);
    useOpenRounds.setState({ count });
    navigateTo('/login');
    expect(state()).toEqual({ reason, pageState: null });
  });

  test('returns the state of the page, so that a game runs again', () => {
    window.history.replaceState({ usr: 'play' }, '', '/play/1001');
    navigateTo('/login');
    expect(state()).toEqual({ reason: 'session_ended', pageState: 'play' });
  });

  test('takes the place of the alert about the same event', () => {
    window.history.replaceState(null, '', '/user/wallet');
    showAlert('info', 'Sua sessão terminou.', SESSION_END);
    navigateTo('/login');
    expect(useAlertStore.getState().alerts).toEqual([]);
  });
});

test('the login page keeps its return path', () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fuser%2Fwallet');
  setNavigator(navigate);
  navigateTo('/login');
  expect(navigate).not.toHaveBeenCalled();
});
