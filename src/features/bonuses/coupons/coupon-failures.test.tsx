import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { advanceTime } from '@/shared/lib/time.fixture';

import { Coupons } from './coupons';
import {
  alerts,
  ALL_LOOKUPS_MS,
  appliedCoupon,
  backend,
  codeField,
  connectionLost,
  rejected,
  renderForPlayer,
  startBackend,
  stopBackend,
  submit,
} from './coupons.fixture';

vi.mock('@/shell/navigation', () => ({
  useNavigate: () => vi.fn(),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

beforeEach(startBackend);
afterEach(stopBackend);

const repeatButton = () => screen.getByRole('button', { name: 'Repetir o mesmo pedido' });

async function submitAndLookUp(code: string): Promise<void> {
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit(code);
  await act(() => advanceTime(ALL_LOOKUPS_MS));
}

test.each([
  ['an error response', rejected(404, { message: 'Cupom não encontrado.' }), 'Cupom não encontrado.'],
  ['an error response in the older form', rejected(422, { error: 'Este cupom expirou.' }), 'Este cupom expirou.'],
  ['a success without a coupon', rejected(200, { userCoupon: null, message: 'Limite do cupom atingido.' }), 'Limite do cupom atingido.'],
  ['a success without a coupon in the older form', rejected(200, { userCoupon: null, error: 'Cupom já usado.' }), 'Cupom já usado.'],
])('%s shows its message as an error toast (SPEC A6, C3)', async (_, respond, message) => {
  backend.respond = respond;
  await renderForPlayer(<Coupons />);
  submit('NADA');
  await waitFor(() => expect(alerts()).toEqual([{ type: 'error', message }]));
  expect(screen.getByText(message)).toBeTruthy();
  expect(codeField().value).toBe('NADA');
});

test('after a 500 the coupon is looked up, then an error toast offers the same request again (SPEC C3)', async () => {
  backend.respond = rejected(500, { message: 'SQLSTATE' });
  await submitAndLookUp('NADA');
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(screen.getByText('Cupom NADA.')).toBeTruthy();
  expect(repeatButton()).toBeTruthy();
});

test('a success without a coupon and without a reason leaves the outcome unknown (SPEC C3, D16)', async () => {
  backend.respond = rejected(200, { userCoupon: null });
  await submitAndLookUp('NADA');
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(repeatButton()).toBeTruthy();
});

test('after a lost response an applied coupon is found and not sent again', async () => {
  backend.respond = () => {
    backend.coupons = [appliedCoupon];
    return connectionLost();
  };
  await renderForPlayer(<Coupons />);
  submit('giro10');
  await waitFor(() => expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]));
  expect(backend.received).toHaveLength(1);
});

test.each([
  ['a 500', rejected(500, { message: 'SQLSTATE' })],
  ['a lost response', connectionLost],
])('%s for a coupon that was applied before is not a success (SPEC C3)', async (_, respond) => {
  backend.coupons = [appliedCoupon];
  backend.respond = respond;
  await submitAndLookUp('GIRO10');
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(backend.received).toHaveLength(1);
});

test('a coupon whose response is lost shows the text of a 500 and is repeated under its key (SPEC C3, L8)', async () => {
  backend.respond = connectionLost;
  await submitAndLookUp('GIRO10');
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  fireEvent.click(repeatButton());
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(backend.received).toHaveLength(2);
  expect(backend.received[1]).toEqual(backend.received[0]);
});

test('an offline coupon is not sent, and the toast gives the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderForPlayer(<Coupons />);
  submit('GIRO10');
  await waitFor(() => expect(alerts()).toMatchObject([{ type: 'error', message: expect.stringContaining('conexão') }]));
  expect(backend.received).toEqual([]);
  vi.restoreAllMocks();
});
