import { expect, test } from 'vitest';

import { breakValues } from './break-values';
import { readOperations } from './contract-fields';
import { INJECTED_TEXT } from './injected';

const transactions = readOperations().find(({ id }) => id === 'listTransactions');
const body = { data: [{ id: 't1', source: 'Deposit', type: 1, amount: 100, balance_after: null }], meta: { total: 1 } };

test('every enum has a value that the contract lacks, and nothing else changes', () => {
  expect(transactions && breakValues(transactions, body, 'enum')?.body).toEqual({
    data: [{ ...body.data[0], source: INJECTED_TEXT, type: 99 }],
    meta: { total: 1 },
  });
});

test('every amount has a fraction, and no other number', () => {
  expect(transactions && breakValues(transactions, body, 'amount')?.body).toEqual({
    data: [{ ...body.data[0], amount: 100.5 }],
    meta: { total: 1 },
  });
});

test('a body without such a value stays as it is', () => {
  expect(transactions && breakValues(transactions, { data: [] }, 'enum')).toBeUndefined();
  expect(transactions && breakValues(transactions, 'text', 'enum')).toBeUndefined();
});

test('a flag with several forms is no enum', () => {
  const kinds = (id: string) =>
    readOperations()
      .find((one) => one.id === id)
      ?.fields.flatMap(({ kind, path }) => (kind ? [path.join('.')] : []));
  expect(kinds('getVerificationStatus')).toEqual(['user_status']);
  expect(kinds('getMe')).toContain('balance');
});
