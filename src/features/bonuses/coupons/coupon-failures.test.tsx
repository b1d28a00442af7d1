import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { advanceTime } from '@/shared/lib/time.fixture';

import { Coupons } from './coupons';
import {
  alerts,
  ALL_LOOKUPS_MS,
  applied,
  appliedCoupon,
  backend,
  codeField,
  connectionLost,
  delayResponse,
  rejected,
  renderForPlayer,
  startBackend,
  stopBackend,
  submit,
  submitButton,
} from './coupons.fixture';
import { BUSY_AFTER_OUTCOME_MS } from './use-apply-coupon';

vi.mock('@/product/navigation', () => ({
  useNavigate: () => vi.fn(),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

beforeEach(startBackend);
afterEach(stopBackend);

const isLoading = () => submitButton().getAttribute('aria-busy') === 'true';
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

test('a 500 shows its text at once, and the outcome is looked up beside the form (SPEC C3)', async () => {
  backend.respond = rejected(500, { message: 'SQLSTATE' });
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('NADA');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  expect(alerts()).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }]);
  expect(codeField().value).toBe('NADA');
  expect(screen.getByText('Ocorreu um erro tente novamente.')).toBeTruthy();
  expect(screen.getByText('Cupom NADA: conferimos se ele foi ativado.')).toBeTruthy();
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(screen.getByText('Cupom NADA.')).toBeTruthy();
  expect(repeatButton()).toBeTruthy();
  expect(backend.received).toHaveLength(1);
});

test('another coupon is applied while the outcome of the first is looked up, each under its own key (SPEC C3)', async () => {
  backend.respond = rejected(500, { message: 'SQLSTATE' });
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('NADA');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  backend.respond = applied(appliedCoupon);
  submit('GIRO10');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  expect(alerts()).toContainEqual(expect.objectContaining({ message: 'Cupom ativado com sucesso' }));
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(screen.getByText('Cupom NADA.')).toBeTruthy();
  const [first, second] = backend.received;
  expect([first, second]).toEqual([
    { code: 'NADA', key: expect.any(String) },
    { code: 'GIRO10', key: expect.any(String) },
  ]);
  expect(Reflect.get(Object(first), 'key')).not.toBe(Reflect.get(Object(second), 'key'));
});

test('the same code is sent again under its key, typed in any case (SPEC C2, C3)', async () => {
  backend.respond = rejected(500, { message: 'SQLSTATE' });
  await submitAndLookUp('NADA');
  submit('NADA');
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(backend.received).toHaveLength(2);
  expect(backend.received[1]).toEqual(backend.received[0]);
  submit('nada');
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(new Set(backend.received.map((each) => Reflect.get(Object(each), 'key'))).size).toBe(1);
});

test('a coupon that turns out to be applied leaves the code that is typed meanwhile', async () => {
  backend.respond = rejected(500, { message: 'SQLSTATE' });
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('GIRO10');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  fireEvent.change(codeField(), { target: { value: 'OUTRO' } });
  backend.coupons = [appliedCoupon];
  await act(() => advanceTime(ALL_LOOKUPS_MS));
  expect(alerts()).toEqual([{ type: 'success', message: 'Cupom ativado com sucesso' }]);
  expect(codeField().value).toBe('OUTRO');
});

test('the button stays busy while another coupon is sent right after a lookup', async () => {
  backend.respond = () => {
    backend.coupons = [appliedCoupon];
    return connectionLost();
  };
  await renderForPlayer(<Coupons />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('GIRO10');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  expect([alerts().at(-1)?.type, isLoading()]).toEqual(['success', false]);
  delayResponse();
  submit('OUTRO');
  await act(() => advanceTime(BUSY_AFTER_OUTCOME_MS));
  expect(isLoading()).toBe(true);
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
