import { afterEach, expect, test, vi } from 'vitest';

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
  expect(navigate).toHaveBeenCalledExactlyOnceWith(address);
});

test('the login page keeps its return path', () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fuser%2Fwallet');
  setNavigator(navigate);
  navigateTo('/login');
  expect(navigate).not.toHaveBeenCalled();
});
