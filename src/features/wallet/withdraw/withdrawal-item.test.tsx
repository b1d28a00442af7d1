import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Withdrawal } from '@generated/api/model/withdrawal';

import { createQueryClient } from '@/api/query-client';

import { WithdrawalItem } from './withdrawal-item';

const withdrawal: Withdrawal = {
  id: 'wdr_1',
  amount: 3500,
  status: 'processing',
  reason: null,
  pix_key: { type: 'cpf', key_masked: '***.982.247-**' },
  created_at: '2026-11-21T14:05:00-03:00',
  due_at: '2026-11-21T14:50:00-03:00',
  timeline: [{ status: 'pending', at: '2026-11-21T14:05:00-03:00' }],
};

test('an overdue withdrawal names the deadline of the response (SPEC D22)', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WithdrawalItem withdrawal={withdrawal} now={Date.parse('2026-11-21T14:51:00-03:00')} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('O prazo terminou em 21/11/2026 14:50. Fale com o suporte.')).toBeTruthy();
});
