import { beforeEach, expect, test } from 'vitest';

import type { Bet } from '@generated/api/model/bet';
import type { Transaction } from '@generated/api/model/transaction';
import { TransactionStatus } from '@generated/api/model/transaction-status';
import { TransactionType } from '@generated/api/model/transaction-type';

import { backend } from '@/api/backend.fixture';
import { listVerdicts, recordVerdict } from '@/fairness/core/verdict-log';

import { pageOf } from '../../mocks/factories/pages.fixture';
import { auditPayments } from './audit-payments';

beforeEach(() => localStorage.clear());

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

/** Records a game with a stake of 100 and a prize of 200, and returns the verdicts after the audit of its payments. */
async function audit(listed: readonly Transaction[], bets: readonly Bet[], ageMs = 90_000): Promise<string[]> {
  const at = Date.now() - ageMs;
  recordVerdict({
    player: PLAYER,
    game: 'mines',
    round: 'mns_1',
    label: 'Rodada',
    verdict: 'passed',
    reasons: [],
    at,
    evidence: { game: 'mines' as const },
  });
  backend({ listTransactions: { data: [...listed] }, listBets: () => pageOf(bets) });
  await auditPayments(PLAYER, 'mines', () => [{ id: 'mns_1', stake: 100, payout: 200 }]);
  return listVerdicts(PLAYER).flatMap(({ round, verdict }) => (round === 'mns_1' ? [] : `${round} ${verdict}`));
}

const { debit, credit } = TransactionType;
const stake = transaction('trx_1', debit, 100, 'mns_1');
const prize = transaction('trx_2', credit, 200, 'mns_1');
const own: Bet = {
  id: 'mns_1',
  kind: 'mines',
  game: 'Mines',
  result: 'open',
  stake: 100,
  bonus_stake: 0,
  returned: 0,
  balance_after: 0,
  placed_at: '2026-11-21T14:04:00-03:00',
  settled_at: null,
  legs: [],
};
const newer = Array.from({ length: PER_PAGE }, (_, index): Bet => ({ ...own, id: `bet_${index}`, placed_at: '2026-11-21T15:00:00-03:00' }));
test.each<[string, Transaction[], Bet[], string[]]>([
  [
    'a debit without a reference',
    [{ ...transaction('trx_3', debit, 200, ''), reference: null }, prize, stake],
    [own],
    ['debit trx_3 unchecked'],
  ],
  ['a debit under a reference of no bet', [transaction('trx_3', debit, 100, 'mns_1b'), prize, stake], [own], ['debit trx_3 unchecked']],
  ['the stake of another bet', [transaction('trx_3', debit, 100, 'bet_2'), prize, stake], [own, { ...own, id: 'bet_2' }], []],
  ['a withdrawal', [{ ...transaction('trx_3', debit, 100, 'wdr_1'), source: 'Withdraw' }, prize, stake], [own], []],
  ['a stake one cent short', [prize, transaction('trx_1', debit, 99, 'mns_1')], [own], ['payment mns_1 failed']],
  ['a stake one cent too high', [prize, transaction('trx_1', debit, 101, 'mns_1')], [own], ['payment mns_1 failed']],
  ['a stake that a bonus paid in part', [transaction('trx_1', debit, 60, 'mns_1')], [{ ...own, bonus_stake: 40 }], []],
  ['a part of a stake that is in no list of bets', [transaction('trx_1', debit, 60, 'mns_1')], [], ['payment mns_1 failed']],
  ['a part of a stake that is older than the listed bets', [transaction('trx_1', debit, 60, 'mns_1')], newer, []],
  [
    'an adjustment with a reference',
    [{ ...transaction('trx_3', debit, 5000, 'adj_1'), source: 'Adjustment' }, prize, stake],
    [own],
    ['debit trx_3 unchecked'],
  ],
  ['a bonus that has expired', [{ ...transaction('trx_3', debit, 5000, 'rol_1'), source: 'Bonus' }, prize, stake], [own], []],
  [
    'a stake of no bet, a minute after the game',
    [{ ...transaction('trx_3', debit, 50, 'mns_9'), created_at: '2026-11-21T14:06:00-03:00' }, prize, stake],
    [own],
    ['debit trx_3 unchecked'],
  ],
  [
    'a stake of no bet, half a minute before the game',
    [prize, stake, { ...transaction('trx_3', debit, 50, 'mns_9'), created_at: '2026-11-21T14:04:30-03:00' }],
    [own],
    ['debit trx_3 unchecked'],
  ],
  [
    'a stake of no bet that the list may lack yet',
    [{ ...transaction('trx_3', debit, 50, 'mns_9'), created_at: '2026-11-21T14:06:29-03:00' }, prize, stake],
    [own],
    [],
  ],
  ['a prize one cent short', [transaction('trx_2', credit, 199, 'mns_1'), stake], [own], ['payment mns_1 failed']],
])('%s has the verdicts %4$j (SPEC G17)', async (_, listed, bets, verdicts) => {
  expect(await audit(listed, bets)).toEqual(verdicts);
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

test('a part of a stake is not judged within a minute while no list of bets has the rest (G17)', async () => {
  expect(await audit([transaction('trx_1', debit, 60, 'mns_1')], [], 20_000)).toEqual([]);
});

test('an old round is compared once the transactions can be read, and then no more (G17)', async () => {
  const evidence = { game: 'mines' as const };
  const at = Date.now() - 3_600_000;
  recordVerdict({ player: PLAYER, game: 'mines', round: 'mns_old', label: 'Rodada', verdict: 'passed', reasons: [], at, evidence });
  let requests = 0;
  const compare = () => auditPayments(PLAYER, 'mines', () => [{ id: 'mns_old', stake: 100, payout: 200 }]);
  backend({ listTransactions: 503 });
  await expect(compare()).rejects.toThrow();
  backend({
    listTransactions() {
      requests += 1;
      return { data: [transaction('trx_1', debit, 100, 'mns_old')] };
    },
  });
  await compare();
  await compare();
  expect(listVerdicts(PLAYER).map(({ round, verdict }) => `${round} ${verdict}`)).toContain('payment mns_old failed');
  expect(requests).toBe(1);
});
