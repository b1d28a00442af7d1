import { expect, test } from 'vitest';

import { expectOk, START } from '../results.fixture';
import type { PlayedBet } from './bet-history';
import { betResult, recordBets, toBetDto } from './bet-history';
import { refundStake, settleStake } from './stakes';
import { walletWith, withStake } from './wallet.fixture';

const end = { stakeId: 'gms_1', entryId: 'trx_end', contributionId: 'con_1', now: START + 2000 };

function placed(real: number, amount: number) {
  const history = new Map<string, PlayedBet>();
  const before = walletWith(real, ...(real < amount ? [{}] : []));
  const wallet = withStake(before, amount);
  recordBets(history, before, wallet, [], START + 1000);
  return { history, wallet };
}

test('a placed stake is an open bet with the balance after it', () => {
  expect(placed(1000, 400).history.get('gms_1')).toEqual({
    id: 'gms_1',
    kind: 'casino',
    game: 'Noite de Cobre',
    stake: 400,
    bonusStake: 0,
    returned: 0,
    balanceAfter: 600,
    placedAt: START + 1000,
    settledAt: null,
  });
});

test('a settled stake has what came back and the balance after the settlement', () => {
  const { history, wallet } = placed(1000, 400);
  const step = expectOk(settleStake(wallet, { ...end, payout: 1000 }));
  recordBets(history, wallet, step.wallet, step.entries, end.now);
  expect(history.get('gms_1')).toMatchObject({ returned: 1000, balanceAfter: 1600, settledAt: end.now });
});

test('bonus money counts in stake and return, and not in the balance', () => {
  const { history, wallet } = placed(100, 400);
  expect(history.get('gms_1')).toMatchObject({ stake: 400, bonusStake: 300, balanceAfter: 0 });
  const step = expectOk(settleStake(wallet, { ...end, payout: 800 }));
  recordBets(history, wallet, step.wallet, step.entries, end.now);
  expect(history.get('gms_1')).toMatchObject({ returned: 800, balanceAfter: 200 });
});

test('a refund returns the stake', () => {
  const { history, wallet } = placed(1000, 400);
  const step = expectOk(refundStake(wallet, end));
  recordBets(history, wallet, step.wallet, step.entries, end.now);
  const bet = history.get('gms_1');
  expect(bet && toBetDto(bet, [])).toMatchObject({ result: 'returned', returned: 400, balance_after: 1000 });
});

test.each([
  [0, null, 'open'],
  [0, START, 'lost'],
  [399, START, 'lost'],
  [400, START, 'returned'],
  [401, START, 'won'],
] as const)('a stake of 400 with a return of %d, settled at %j, is %s', (returned, settledAt, result) => {
  expect(betResult({ stake: 400, returned, settledAt })).toBe(result);
});
