import type { OperationId } from '@generated/operations';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';
import { flushPendingWork } from '@/shared/lib/time.fixture';

import { renderChrome, resetChrome } from '@/app/chrome/chrome.fixture';
import { useStoredCoupon } from './use-stored-coupon';
// Preloads slow code.
import '@/features/bonuses/coupons/apply-coupon';

const ME = {
  user: { id: 'usr_1', name: 'Ana', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 5000,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};
const APPLIED = {
  id: 'ucp_1',
  coupon: { code: 'GIRO10', deposit: false, event: null, apply_register: false },
  active: false,
  applied: true,
  expired: false,
  expires_at: null,
};

let cookies: string;
const written: string[] = [];

beforeEach(() => {
  resetChrome();
  cookies = 'code=giro10';
  written.length = 0;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    if (text.includes('Max-Age=0')) cookies = '';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Site() {
  useStoredCoupon();
  return <p>Site</p>;
}

function visit(settings: object): readonly OperationId[] {
  const { calls } = backend({
    getSettings: () => settings,
    getMe: () => ME,
    listCoupons: () => ({ userCoupons: [] }),
    applyCoupon: () => ({ userCoupon: APPLIED, message: 'Cupom ativado com sucesso' }),
  });
  renderChrome(<Site />);
  return calls;
}
const logIn = () => act(() => useSessionStore.setState({ isPlayer: true }));

test('the stored coupon is applied only after the login, and then deleted (SPEC K3)', async () => {
  const calls = visit({});
  await screen.findByText('Site');
  expect(calls).toEqual([]);
  logIn();
  await waitFor(() => expect(calls).toContain('applyCoupon'));
  await waitFor(() => expect(written).toContainEqual(expect.stringMatching(/^code=; Max-Age=0;/)));
});

test('without a stored coupon the login sends nothing', async () => {
  cookies = '';
  const calls = visit({});
  logIn();
  await screen.findByText('Site');
  expect(calls).toEqual([]);
});

test('the stored coupon waits while bonuses are closed (SPEC D17)', async () => {
  const calls = visit({ bonus_enabled: false });
  logIn();
  await waitFor(() => expect(calls).toEqual(['getSettings']));
  await act(flushPendingWork);
  expect(calls).toEqual(['getSettings']);
  expect(written).toEqual([]);
});
