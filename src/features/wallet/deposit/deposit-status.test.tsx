import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Deposit } from '@generated/api/model/deposit';

import { onDepositApproved, publishApprovedDeposit } from '@/product/approved-deposits';

import {
  CODE,
  deposit,
  findPending,
  listTransactions,
  openDeposit,
  posts,
  press,
  server,
  startBackend,
  startDeposits,
  stopDeposits,
} from './deposit-flow.fixture';

beforeEach(startDeposits);
afterEach(stopDeposits);

test('a pending deposit is resumed, and its approval is shown without a press', async () => {
  server.deposits = [deposit('trx_7', 2000)];
  await openDeposit();
  await findPending();
  server.deposits = [deposit('trx_7', 2000, 'approved')];
  publishApprovedDeposit({ transaction_id: 'trx_7', amount: 2000, deposit_occurrence: 1 });
  await screen.findByText('Depósito aprovado');
});

test('an approval found by polling is counted by the observed query for approved deposits (SPEC A22)', async () => {
  const lists: string[] = [];
  const published = vi.fn();
  const end = onDepositApproved(published);
  startBackend({
    listTransactions(request) {
      const { pathname, search } = new URL(request.url);
      lists.push(`${request.method} ${pathname}${search}`);
      return listTransactions(request);
    },
  });
  server.deposits = [deposit('trx_20', 1000, 'approved'), deposit('trx_22', 2000)];
  const { client } = await openDeposit();
  await findPending();
  server.deposits = [deposit('trx_20', 1000, 'approved'), deposit('trx_22', 2000, 'approved')];
  await client.invalidateQueries();
  await waitFor(() => expect(published).toHaveBeenCalledWith({ transaction_id: 'trx_22', amount: 2000, deposit_occurrence: 2 }));
  expect(lists).toContain('GET /api/transactions?source=Deposit&type=1&status=2');
  end();
});

test('the coupon of a deposit is on the screen of its code and of its result', async () => {
  server.deposits = [{ ...deposit('trx_7', 2000), coupon: 'DOBRO50' }];
  const { client } = await openDeposit();
  await findPending();
  expect(screen.getByText('Cupom DOBRO50: o bônus cai assim que o PIX for pago.')).toBeTruthy();
  server.deposits = [{ ...deposit('trx_7', 2000, 'approved'), coupon: 'DOBRO50' }];
  await client.invalidateQueries();
  expect(await screen.findByText('O cupom DOBRO50 foi aplicado a este depósito. Veja em Meus bônus.')).toBeTruthy();
});

test.each<[Deposit['refund'], string]>([
  [{ status: 'pending', at: null }, 'O valor volta para a conta de origem; pague de uma conta sua.'],
  [{ status: 'paid', at: '2026-11-21T14:08:00-03:00' }, 'O valor voltou para a conta de origem às 14:08; pague de uma conta sua.'],
  [{ status: 'failed', at: null }, 'Não conseguimos devolver o valor. Fale com o suporte.'],
  [undefined, 'O valor não entrou no seu saldo. Fale com o suporte sobre a devolução.'],
])('a deposit from another CPF with the refund %j says where the money is', async (refund, text) => {
  server.deposits = [deposit('trx_1', 2000)];
  const { client } = await openDeposit();
  await findPending();
  server.deposits = [{ ...deposit('trx_1', 2000, 'rejected'), ...(refund !== undefined && { refund }) }];
  await client.invalidateQueries();
  expect(await screen.findByText(`O PIX veio de uma conta de outro CPF. ${text}`)).toBeTruthy();
});

test('one press replaces an expired code by a new one', async () => {
  server.deposits = [deposit('trx_1', 2000)];
  const { client } = await openDeposit();
  await findPending();
  server.deposits = [deposit('trx_1', 2000, 'expired')];
  await client.invalidateQueries();
  await press(/^Novo código de/);
  await findPending();
  expect(posts.map(({ body }) => body)).toEqual(['{"amount":2000,"method":"pix"}']);
});

test.each([
  ['approved', 'Depósito aprovado'],
  ['expired', 'O código expirou'],
] as const)(
  'the result of a deposit that is %s keeps the focus inside and is announced in the existing live region',
  async (status, title) => {
    server.deposits = [deposit('trx_1', 2000)];
    const { client } = await openDeposit();
    await findPending();
    const region = screen.getByText('Aguardando o pagamento').closest('[role="status"]');
    screen.getByRole('button', { name: 'Copiar código PIX' }).focus();
    server.deposits = [deposit('trx_1', 2000, status)];
    await client.invalidateQueries();
    await screen.findByText(title);
    expect(screen.getByText(title).closest('[role="status"]')).toBe(region);
    await vi.waitFor(() => expect(document.activeElement?.contains(region)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  },
);

test('the code is selected if the clipboard is denied', async () => {
  server.deposits = [deposit('trx_1', 2000)];
  await openDeposit();
  await findPending();
  const deniedClipboard = { writeText: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(navigator, 'clipboard', { value: deniedClipboard, configurable: true });
  await press('Copiar código PIX');
  await screen.findByText(/O navegador não deixou copiar/);
  const textarea = screen.getByLabelText<HTMLTextAreaElement>('PIX copia e cola');
  expect(textarea.selectionEnd).toBe(CODE.length);
});
