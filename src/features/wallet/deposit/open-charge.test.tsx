import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import type { Deposit } from '@generated/api/model/deposit';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { me } from '../../../../mocks/factories/account.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { DepositFlow } from './deposit-flow';
import { forgetCharge, openCharge, rememberCharge } from './open-charge';

const deposit = (status: Deposit['status']): Deposit => ({
  transaction_id: 'trx_1',
  amount: 2000,
  status,
  qr_code: `000201${'0'.repeat(40)}6304ABCD`,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  server_time: new Date().toISOString(),
});

afterEach(() => forgetCharge());

/** Opens the page of a deposit, as after a reload. */
function reload(answers: Answers) {
  backend({ getSettings: {}, getMe: me({ balance: 7000 }), listTransactions: pageOf([]), ...answers });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DepositFlow />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each([
  ['approved', 'O valor já está no seu saldo.'],
  ['pending', 'Aguardando o pagamento'],
  ['expired', 'Se você já pagou, não pague de novo: o valor entra no seu saldo assim que o banco confirmar.'],
  ['rejected', /^O PIX veio de uma conta de outro CPF\./],
  ['unknown', 'Se você já pagou, não pague de novo: o valor entra no seu saldo assim que for confirmado.'],
] as const)('after a reload the page says that the charge of this tab is %s', async (status, text) => {
  rememberCharge('trx_1');
  reload({ getDeposit: { data: deposit(status) } });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Gerar código PIX' })).toBeNull();
});

test('a charge that cannot be looked up is unknown, until it can', async () => {
  rememberCharge('trx_1');
  let isDown = true;
  reload({ getDeposit: () => (isDown ? refuse(500) : { data: deposit('approved') }) });
  await screen.findByText('Não conseguimos conferir o seu código PIX');
  expect(screen.getByText(/^Se você já pagou, não pague de novo/)).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  expect(await screen.findByText('Depósito aprovado')).toBeTruthy();
});

test('another deposit is possible while a charge cannot be looked up', async () => {
  rememberCharge('trx_1');
  reload({ getDeposit: refuse(500) });
  await userEvent.click(await screen.findByRole('button', { name: 'Depositar outro valor' }));
  expect(await screen.findByRole('button', { name: 'Gerar código PIX' })).toBeTruthy();
});

test('a charge that the player does not have, such as that of another player, is ignored', async () => {
  rememberCharge('trx_1');
  reload({ getDeposit: refuse(404) });
  expect(await screen.findByRole('button', { name: 'Gerar código PIX' })).toBeTruthy();
});

test('a seen result is forgotten when the page is left, an unpaid code and one that is still processed are not', async () => {
  rememberCharge('trx_1');
  const unpaid = reload({ getDeposit: { data: deposit('pending') } });
  await screen.findByText('Aguardando o pagamento');
  unpaid.unmount();
  expect(openCharge()).toBe('trx_1');
  const processed = reload({ getDeposit: { data: deposit('unknown') } });
  await screen.findByText('Depósito em processamento');
  processed.unmount();
  expect(openCharge()).toBe('trx_1');
  const paid = reload({ getDeposit: { data: deposit('approved') } });
  await screen.findByText('Depósito aprovado');
  paid.unmount();
  expect(openCharge()).toBeNull();
});
