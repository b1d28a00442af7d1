import { expect, test } from 'vitest';

import type { Transaction } from '@generated/api/model/transaction';
import { TransactionStatus } from '@generated/api/model/transaction-status';
import { TransactionType } from '@generated/api/model/transaction-type';

import { backend } from '@/api/backend.fixture';
import { listVerdicts, recordVerdict } from '@/fairness/core/verdict-log';

import { auditPayments } from './audit-payments';

const PLAYER = 'usr_1';
const PER_PAGE = 60;

const transaction = (id: string, type: TransactionType, amount: number, reference: string): Transaction => ({
  id,
  source: 'Bet',
  type,
  status: TransactionStatus.approved,
  amount,
  reference,
  created_at: '2026-11-21T14:05:00-03:00',
});

test('a stake that newer transactions push off the first page is found, so that its missing prize is red (G17)', async () => {
  const evidence = { game: 'mines' as const };
  const at = Date.now() - 90_000;
  recordVerdict({ player: PLAYER, game: 'mines', round: 'mns_1', label: 'Rodada', verdict: 'passed', reasons: [], at, evidence });
  const newer = Array.from({ length: 2 * PER_PAGE }, (_, index) => transaction(`trx_${index}`, TransactionType.credit, 1, 'bns_1'));
  const all = [...newer, transaction('trx_stake', TransactionType.debit, 100, 'mns_1')];
  backend({
    listTransactions({ url }) {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      return { data: all.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
    },
  });
  await auditPayments(PLAYER, 'mines', () => [{ id: 'mns_1', stake: 100, payout: 200 }]);
  expect(listVerdicts(PLAYER).map(({ round, verdict }) => [round, verdict])).toContainEqual(['payment mns_1', 'failed']);
});
