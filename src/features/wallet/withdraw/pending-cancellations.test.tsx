import type { Withdrawal } from '@generated/api/model/withdrawal';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/product/alert-store';
import { meQuery } from '@/product/me-query';

import { me as testMe } from '../../../../mocks/factories/account.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { Withdrawals } from './withdrawals';

const me = testMe();
const withdrawal = (status: Withdrawal['status']): Withdrawal => ({
  id: 'wdr_1',
  amount: 5000,
  status,
  reason: null,
  pix_key: { type: 'cpf', key_masked: '***.982.247-**' },
  created_at: '2026-11-21T12:00:00-03:00',
  due_at: '2026-11-21T14:00:00-03:00',
  timeline: [{ status: 'pending', at: '2026-11-21T12:00:00-03:00' }],
});

let status: Withdrawal['status'];

beforeEach(() => {
  backend({ listWithdrawals: () => pageOf([withdrawal(status)]), getWithdrawal: () => ({ data: withdrawal(status) }) });
  const record = { key: 'k', body: '{}', knownIds: [], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money cancel wdr_1 usr_1', JSON.stringify(record));
});
afterEach(() => {
  localStorage.clear();
  useAlertStore.setState({ alerts: [] });
});

function showPageAfterReload(): void {
  const client = createQueryClient();
  client.setQueryData(meQuery(true).queryKey, me);
  render(
    <QueryClientProvider client={client}>
      <Withdrawals inProgressOnly />
    </QueryClientProvider>,
  );
}

const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => `${type} ${message.replaceAll('\u00A0', ' ')}`);

test('a cancellation that was executed after its response was lost is reported after a reload', async () => {
  status = 'cancelled';
  showPageAfterReload();
  await waitFor(() => expect(alerts()).toEqual(['success Saque cancelado. R$ 50,00 voltaram para o seu saldo.']));
  expect(localStorage.length).toBe(0);
});

test('a cancellation of a withdrawal that was paid is reported as not executed', async () => {
  status = 'paid';
  showPageAfterReload();
  await waitFor(() => expect(alerts()).toHaveLength(1));
  expect(alerts()[0]).toMatch(/^error Conferimos: o cancelamento não foi feito/);
});

test('a withdrawal that can still be cancelled shows the state of its cancellation once', async () => {
  status = 'pending';
  showPageAfterReload();
  await waitFor(() => expect(screen.getAllByText('Resultado desconhecido, verificando…')).toHaveLength(1));
  expect(alerts()).toEqual([]);
});
