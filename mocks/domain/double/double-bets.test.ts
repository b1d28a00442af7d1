import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { DoubleTable } from './double';
import { payoutFactor, roundOutcome } from './double';
import type { DoubleBet, NewDoubleBet } from './double-bets';
import {
  cancelDoubleBet,
  DOUBLE_RULES,
  isDue,
  placeDoubleBet,
  settleDoubleBet,
  sumByColor,
  toDoubleBetDto,
  voidDoubleBet,
} from './double-bets';
import { createDoubleChain } from './double-chain';
import { ROUND_MS } from './double-clock';
import { double as reference } from '../reference-values.json';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const PUBLIC_SEED = '303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1';

const table: DoubleTable = {
  epoch: START - 7 * 25_000,
  getSeed: createDoubleChain(() => reference.server_seed, 8).getSeed,
  chainAt: () => ({ id: 'dch_1', publicSeed: PUBLIC_SEED }),
  isVoided: () => false,
};
const long: DoubleTable = { ...table, epoch: START, getSeed: createDoubleChain(() => reference.server_seed, 500).getSeed };
const asked: NewDoubleBet = { id: 'bet_91', playerId: 'usr_1', roundId: 'dbl_8', color: 'black', amount: 1000, now: START + 1000 };
const attempt = (change: Partial<NewDoubleBet> = {}) => placeDoubleBet({ ...asked, ...change }, table, DOUBLE_RULES);
const place = (change: Partial<NewDoubleBet> = {}): DoubleBet => deepFreeze(expectOk(attempt(change)));

describe('placing a bet', () => {
  test('is possible until betting closes (SPEC B16)', () => {
    expect(toDoubleBetDto(place({ now: START + 14_999 }))).toEqual({
      id: 'bet_91',
      round_id: 'dbl_8',
      color: 'black',
      amount: 1000,
      status: 'open',
      payout: null,
      placed_at: '2026-11-21T14:05:14.999-03:00',
      receipt: {
        key_id: 'rcp_2026',
        player_id: 'usr_1',
        issued_at: '2026-11-21T14:05:14.999-03:00',
        signature: expect.stringMatching(/^[\w-]{86}$/),
      },
    });
  });

  test.each([
    ['at betting_ends_at', { now: START + 15_000 }, 409, 'betting_closed'],
    ['on a round of the past', { roundId: 'dbl_7' }, 409, 'betting_closed'],
    ['on a round to come', { roundId: 'dbl_9' }, 404, 'no_round'],
    ['on no round', { roundId: 'mns_8' }, 404, 'no_round'],
    ['of too little', { amount: 9 }, 422, 'stake'],
    ['of too much', { amount: 200_001 }, 422, 'stake'],
  ])('fails for %s', (_, change, status, reason) => {
    expect(expectErr(attempt(change))).toMatchObject({ status, reason });
  });

  test('fails on a voided round, whose bets are refunded once', () => {
    const isVoided = () => true;
    expect(expectErr(placeDoubleBet(asked, { ...table, isVoided }, DOUBLE_RULES))).toMatchObject({ status: 409, reason: 'betting_closed' });
    const voided = voidDoubleBet(place());
    expect(voided).toMatchObject({ status: 'voided', payout: 1000 });
    expect(isDue(voided, table, START + 99_000)).toBe(false);
    expect(() => voidDoubleBet(voided)).toThrow(RangeError);
    expect(expectErr(cancelDoubleBet(voided, table, START + 1000)).reason).toBe('betting_closed');
    expect(sumByColor([voided])).toEqual({ white: 0, red: 0, black: 0 });
  });

  test('returns the error text of the contract', () => {
    expect(expectErr(attempt({ now: START + 15_000 })).body).toEqual({ message: 'As apostas desta rodada já foram encerradas.' });
    expect(expectErr(attempt({ amount: 9 })).body).toMatchObject({ errors: { amount: ['O valor mínimo é R$ 0,10.'] } });
  });
});

describe('cancelling', () => {
  test('refunds the stake once, however often it is repeated', () => {
    const first = expectOk(cancelDoubleBet(place(), table, START + 2000));
    expect(first).toMatchObject({ refund: true, bet: { status: 'cancelled', payout: 1000 } });
    const again = expectOk(cancelDoubleBet(deepFreeze(first.bet), table, START + 3000));
    expect(again).toEqual({ refund: false, bet: first.bet });
    expect(expectOk(cancelDoubleBet(first.bet, table, START + 60_000)).refund).toBe(false);
  });

  test('fails once betting is closed', () => {
    expect(expectErr(cancelDoubleBet(place(), table, START + 15_000)).reason).toBe('betting_closed');
    expect(expectErr(cancelDoubleBet(settleDoubleBet(place(), table), table, START + 1000)).reason).toBe('betting_closed');
  });
});

describe('settling', () => {
  test('pays the winning colour 2 or 14 times the stake', () => {
    expect(settleDoubleBet(place(), table)).toMatchObject({ status: 'won', payout: 2000 });
    expect(settleDoubleBet(place({ color: 'red' }), table)).toMatchObject({ status: 'lost', payout: 0 });
  });

  test('pays 14 times for white, the rarest colour', () => {
    const rounds = Array.from({ length: 500 }, (_, index) => index + 1);
    const white = rounds.filter((round) => roundOutcome(long, round).color === 'white');
    const paid = rounds.filter((round) => settleDoubleBet({ ...place(), color: 'white', round }, long).payout === 14_000);
    expect(paid).toEqual(white);
    expect(white.length).toBeGreaterThan(15);
  });

  test('waits until the round is complete, and happens once', () => {
    const bet = place();
    expect([START + 20_999, START + 21_000].map((now) => isDue(bet, table, now))).toEqual([false, true]);
    const settled = settleDoubleBet(bet, table);
    expect(isDue(settled, table, START + 99_000)).toBe(false);
    expect(() => settleDoubleBet(settled, table)).toThrow(RangeError);
    expect(() => settleDoubleBet(expectOk(cancelDoubleBet(bet, table, START)).bet, table)).toThrow(RangeError);
  });
});

test('each bet ends once, and all payouts follow from rounds and stakes', () => {
  const move = record({
    kind: constantFrom('place', 'place', 'cancel', 'settle'),
    wait: integer({ min: 0, max: 12_000 }),
    pick: nat(),
    color: constantFrom('white' as const, 'red' as const, 'black' as const),
    amount: integer({ min: 1, max: 250_000 }),
  });
  assert(
    property(array(move, { maxLength: 60 }), (moves) => {
      const bets = new Map<string, DoubleBet>();
      let [now, taken, given] = [START, 0, 0];
      for (const { kind, wait, pick, color, amount } of moves) {
        now += wait;
        const id = `bet_${String(bets.size)}`;
        const some = [...bets.values()][pick % Math.max(1, bets.size)];
        if (kind === 'place') {
          const placed = placeDoubleBet(
            { ...asked, id, roundId: `dbl_${String(1 + Math.floor((now - START) / ROUND_MS))}`, color, amount, now },
            long,
            DOUBLE_RULES,
          );
          if (placed.ok) {
            bets.set(id, deepFreeze(placed.value));
            taken += amount;
          }
        } else if (kind === 'cancel' && some !== undefined) {
          const cancelled = cancelDoubleBet(some, long, now);
          if (cancelled.ok) bets.set(some.id, deepFreeze(cancelled.value.bet));
          if (cancelled.ok && cancelled.value.refund) given += some.amount;
        } else {
          for (const bet of bets.values()) {
            if (!isDue(bet, long, now)) continue;
            const settled = deepFreeze(settleDoubleBet(bet, long));
            bets.set(bet.id, settled);
            given += settled.payout;
          }
        }
      }
      const all = [...bets.values()];
      const fair = all.reduce((sum, { status, amount, color, round }) => {
        if (status === 'open') return sum;
        if (status === 'cancelled') return sum + amount;
        return sum + (roundOutcome(long, round).color === color ? amount * payoutFactor(color) : 0);
      }, 0);
      expect(given).toBe(fair);
      expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(taken);
      const { white, red, black } = sumByColor(all);
      expect(white + red + black).toBe(all.filter(({ status }) => status !== 'cancelled').reduce((sum, { amount }) => sum + amount, 0));
    }),
  );
});
