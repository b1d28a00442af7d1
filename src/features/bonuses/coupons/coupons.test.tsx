import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { openModal, pushModal } from '@/product/modal-store';
import { saveDrafts } from '@/product/reload-drafts';

import { CouponDialog } from './coupon-dialog';
import { Coupons } from './coupons';
import {
  alerts,
  applied,
  appliedCoupon,
  backend,
  codeField,
  coupon,
  delayResponse,
  depositCoupon,
  modals,
  renderForPlayer,
  startBackend,
  stopBackend,
  submit,
  submitButton,
} from './coupons.fixture';
import { BUSY_AFTER_OUTCOME_MS } from './use-apply-coupon';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@/product/navigation', () => ({
  useNavigate: () => navigate,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

beforeEach(() => {
  startBackend();
  navigate.mockClear();
});
afterEach(stopBackend);

const isLoading = () => submitButton().getAttribute('aria-busy') === 'true';

test.each(['', '   '])('the empty code %j shows an error and is not sent (SPEC C2)', async (code) => {
  await renderForPlayer(<Coupons />);
  submit(code);
  expect(screen.getByText('Insira um cupom válido')).toBeTruthy();
  expect(codeField().getAttribute('aria-invalid')).toBe('true');
  expect(backend.received).toEqual([]);
  expect(isLoading()).toBe(false);
});

test('a coupon is applied with one request and one key, then shown in a toast (SPEC A6, C1, C3)', async () => {
  const sendResponse = delayResponse();
  await renderForPlayer(<Coupons />);
  submit(' giro10 ');
  fireEvent.click(submitButton());
  await waitFor(() => expect(backend.received).toHaveLength(1));
  expect(isLoading()).toBe(true);
  expect(backend.received).toEqual([{ code: 'giro10', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  sendResponse();
  await waitFor(() => expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]));
  expect(screen.queryByText(/^Cupom GIRO10/)).toBeNull();
  expect(codeField().value).toBe('');
  expect(backend.received).toHaveLength(1);
});

test('the button stays busy for 1500 ms after the response (SPEC C2)', async () => {
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('GIRO10');
  // The response arrives without advancing the clock.
  await new Promise<void>((resolve) => useAlertStore.subscribe(() => resolve()));
  await act(() => vi.advanceTimersByTimeAsync(BUSY_AFTER_OUTCOME_MS - 1));
  expect(isLoading()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isLoading()).toBe(false);
  expect(BUSY_AFTER_OUTCOME_MS).toBe(1500);
});

test('a held coupon is matched in any case and sent in its stored spelling (SPEC C2)', async () => {
  backend.coupons = [coupon('Verao10')];
  await renderForPlayer(<Coupons />);
  submit('VERAO10');
  await waitFor(() => expect(backend.received).toMatchObject([{ code: 'Verao10' }]));
});

test('the modal also sends the stored spelling, although nothing has loaded the coupons before (SPEC C2)', async () => {
  backend.coupons = [coupon('Verao10')];
  useSessionStore.setState({ isPlayer: true });
  await renderForPlayer(<CouponDialog onClose={() => undefined} />);
  submit('VERAO10');
  await waitFor(() => expect(backend.received).toMatchObject([{ code: 'Verao10' }]));
});

test('the entered code survives a forced reload', async () => {
  await renderForPlayer(<Coupons />);
  fireEvent.change(codeField(), { target: { value: 'PRIMEIRO' } });
  saveDrafts();
  cleanup();
  vi.resetModules();
  const { Coupons: ReloadedCoupons } = await import('./coupons');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReloadedCoupons />
    </QueryClientProvider>,
  );
  expect(codeField().value).toBe('PRIMEIRO');
});

test('a deposit coupon opens the deposit with its code (SPEC C1)', async () => {
  backend.respond = applied(depositCoupon('PRIMEIRO', { applied: true }));
  await renderForPlayer(<Coupons />);
  submit('primeiro');
  await waitFor(() => expect(modals()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]));
  expect(alerts()).toMatchObject([{ type: 'success' }]);
});

test('a deposit coupon without its deposit opens the deposit again and is not sent again', async () => {
  backend.coupons = [depositCoupon('PRIMEIRO', { applied: true, active: true })];
  await renderForPlayer(<Coupons />);
  submit('primeiro');
  await waitFor(() => expect(modals()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]));
  expect(backend.received).toEqual([]);
});

test('any other coupon closes an open deposit and goes to the bonuses (SPEC C1)', async () => {
  await renderForPlayer(<Coupons />);
  openModal({ name: 'deposit' });
  pushModal({ name: 'coupon' });
  submit('GIRO10');
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/user/bonus']]));
  expect(modals()).toEqual([]);
});

test('without an open deposit, any other coupon only closes its own modal (SPEC C1)', async () => {
  await renderForPlayer(<Coupons />);
  openModal({ name: 'game', id: '7' });
  pushModal({ name: 'coupon' });
  submit('GIRO10');
  await waitFor(() => expect(modals()).toEqual([{ name: 'game', id: '7' }]));
  expect(navigate).not.toHaveBeenCalled();
});

test('each list of coupons is requested by active, applied and expired (SPEC A7)', async () => {
  await renderForPlayer(<Coupons />);
  expect(backend.lists).toEqual([{ active: true, applied: false, expired: false }, { applied: true }, { expired: true }]);
});

test('coupons are listed as available, applied and expired', async () => {
  backend.coupons = [
    depositCoupon('PRIMEIRO', { expires_at: '2026-12-31T12:00:00-03:00' }),
    appliedCoupon,
    depositCoupon('DOBRO', { applied: true }),
    coupon('VELHO', { active: false, expired: true }),
  ];
  await renderForPlayer(<Coupons />);
  const list = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(list('Disponíveis')).toEqual(['PRIMEIROCom depósitoaté 31/12/2026']);
  expect(list('Ativados')).toEqual(['GIRO10Sem depósitoUsado', 'DOBROCom depósitoAguarda o depósito']);
  expect(list('Expirados')).toEqual(['VELHOSem depósito']);
});
