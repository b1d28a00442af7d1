import { expect, test } from 'vitest';

import type { Transaction } from '@generated/api/model/transaction';

import type { PaymentEvidence } from './payments';
import { paymentVerdict, verifyPayment } from './payments';
import type { VerdictEntry } from './verdict-log';

const PAYMENT = { id: 'mns_1', stake: 100, payout: 200 };
const transaction = (type: 1 | 2, amount: number, reference = 'mns_1', status: 1 | 2 = 2): Transaction => ({
  id: `trx_${type}${amount}`,
  source: type === 1 ? 'Win' : 'Bet',
  type,
  status,
  amount,
  reference,
  created_at: '2026-11-21T14:05:00-03:00',
});
const entry = (ageMs: number): VerdictEntry => ({
  game: 'mines',
  round: 'mns_1',
  label: 'Mines, rodada mns_1',
  verdict: 'passed',
  reasons: [],
  at: Date.now() - ageMs,
});
const verdictOf = (listed: readonly Transaction[], ageMs: number) => paymentVerdict('usr_1', entry(ageMs), PAYMENT, listed)?.verdict;

test.each<[string, Transaction[], number, 'unchecked' | 'failed' | undefined]>([
  ['a prize that is listed', [transaction(2, 100), transaction(1, 200)], 90_000, undefined],
  ['a prize that is not listed yet', [transaction(2, 100)], 20_000, 'unchecked'],
  ['a prize that is not listed after a minute', [transaction(2, 100)], 60_000, 'failed'],
  ['a prize that is not listed, of a stake that stays pending', [transaction(2, 100, 'mns_1', 1)], 60_000, 'failed'],
  ['a prize that is pending for a minute', [transaction(2, 100), transaction(1, 200, 'mns_1', 1)], 60_000, 'failed'],
  ['half of a prize', [transaction(2, 100), transaction(1, 100)], 90_000, 'failed'],
  ['a higher prize', [transaction(2, 100), transaction(1, 250)], 90_000, undefined],
  ['a stake that was taken twice', [transaction(2, 100), transaction(2, 100), transaction(1, 200)], 20_000, 'failed'],
  [
    'a stake that was taken twice and given back',
    [transaction(2, 100), transaction(2, 100), transaction(1, 100), transaction(1, 200)],
    90_000,
    undefined,
  ],
  ['a stake that a bonus paid in part', [transaction(2, 60)], 90_000, undefined],
  ['no transaction of the game', [transaction(2, 100, 'mns_2')], 90_000, undefined],
])('%s has the verdict %4$s (SPEC G17)', (_, listed, ageMs, verdict) => {
  expect(verdictOf(listed, ageMs)).toBe(verdict);
});

test('the verdict of a missing prize follows from its evidence', () => {
  const verdict = paymentVerdict('usr_1', entry(90_000), PAYMENT, [transaction(2, 100)]);
  expect(verdict?.reasons[0]?.replaceAll('\u00a0', ' ')).toBe('Prêmio em Transações: esperado R$ 2,00; informado R$ 0,00');
  expect(verifyPayment(verdict?.evidence as PaymentEvidence).map(({ passed }) => passed)).toEqual([true, false]);
});
