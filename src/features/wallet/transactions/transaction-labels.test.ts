// @vitest-environment node
import { expect, test } from 'vitest';

import { SOURCE_LABELS, STATUS_LABELS, TYPE_LABELS } from './transaction-labels';

test('the numbers of types and states have the meaning of SPEC B8', () => {
  expect(TYPE_LABELS).toEqual({ 1: 'Entrada', 2: 'Saída' });
  expect(STATUS_LABELS).toEqual({
    1: 'Pendente',
    2: 'Aprovado',
    3: 'Recusado',
    4: 'Cancelado',
    5: 'Expirado',
    6: 'Estornado',
    7: 'Em análise',
  });
  expect(Object.keys(SOURCE_LABELS)).toEqual(['Deposit', 'Withdraw', 'Bet', 'Win', 'Refund', 'Bonus', 'Coupon', 'Referral', 'Adjustment']);
});
