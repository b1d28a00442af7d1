import type { Stake } from '../money/wallet';
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { DailyTotals } from '../money/daily-totals';
import { recordDeposit, recordSettled, recordStake, ZERO_TOTALS } from '../money/daily-totals';
import { limitBlock, limitChangeEvents, limitEvents, periodEnds, toLimitDto, usedAmount } from './limit-usage';
import type { Limit } from './limits';
import { deepFreeze, START } from '../results.fixture';

// The date is Saturday, 21/11/2026.
const totals: DailyTotals = deepFreeze({
  '2026-10-31': { ...ZERO_TOTALS, deposits: 9999 },
  '2026-11-01': { ...ZERO_TOTALS, deposits: 1000, staked: 100 },
  '2026-11-15': { ...ZERO_TOTALS, deposits: 300, staked: 30, wins: 500 },
  '2026-11-16': { ...ZERO_TOTALS, deposits: 40, staked: 4000, placed: 4, wins: 1000, seconds: 119 },
  '2026-11-21': { ...ZERO_TOTALS, deposits: 5, staked: 600, placed: 2, wins: 900, seconds: 3661 },
});
const limit = (type: Limit['type'], period: Limit['period'], value: number): Limit => ({ type, period, value, pending: null });
const tomorrow = Date.parse('2026-11-22T00:00:00-03:00');

describe('the used amount', () => {
  test.each([
    ['deposit', 'day', 5],
    ['deposit', 'week', 45],
    ['deposit', 'month', 1345],
    ['bet', 'week', 4600],
    ['loss', 'day', -300],
    ['loss', 'week', 2700],
    ['loss', 'month', 2330],
    ['time', 'day', 61],
    ['time', 'week', 63],
    ['count', 'day', 2],
    ['count', 'week', 6],
  ] as const)('of %s per %s is %i', (type, period, used) => {
    expect(usedAmount(totals, limit(type, period, 1), START)).toBe(used);
  });

  test('restarts at midnight in São Paulo', () => {
    const daily = limit('deposit', 'day', 1000);
    expect([tomorrow - 1, tomorrow].map((now) => usedAmount(totals, daily, now))).toEqual([5, 0]);
    expect([periodEnds('day', START), periodEnds('week', START), periodEnds('month', START)]).toEqual([
      tomorrow,
      Date.parse('2026-11-23T00:00:00-03:00'),
      Date.parse('2026-12-01T00:00:00-03:00'),
    ]);
  });

  test('is part of the DTO with the pending change', () => {
    const raised: Limit = { ...limit('deposit', 'day', 100), pending: { value: 200, effectiveAt: START } };
    expect(toLimitDto(raised, totals, START)).toEqual({
      id: 'lim_deposit_day',
      type: 'deposit',
      period: 'day',
      value: 100,
      used: 5,
      pending_value: 200,
      effective_at: '2026-11-21T14:05:00-03:00',
    });
    const removed: Limit = { ...raised, pending: { value: null, effectiveAt: START } };
    expect(toLimitDto(removed, totals, START)).toMatchObject({ pending_value: null, effective_at: '2026-11-21T14:05:00-03:00' });
  });
});

describe('a limit check', () => {
  const why = (one: Limit, intent: Parameters<typeof limitBlock>[2]) => limitBlock([one], totals, intent, START)?.body.message;

  test.each([
    ['a deposit to the last cent', limit('deposit', 'day', 1005), { deposit: 1000 }],
    ['a stake to the last cent', limit('bet', 'day', 1600), { stake: 1000 }],
    ['a stake of what was won', limit('loss', 'day', 700), { stake: 1000 }],
    ['the last bet', limit('count', 'day', 3), { stake: 1_000_000 }],
    ['play within its time', limit('time', 'day', 62), 'play'],
    ['a deposit whatever was staked', limit('bet', 'day', 1), { deposit: 1000 }],
    ['a stake whatever was deposited', limit('deposit', 'day', 1), { stake: 1000 }],
    ['play whatever was deposited', limit('deposit', 'day', 1), 'play'],
  ] as const)('%s', (_, one, intent) => {
    expect(why(one, intent)).toBeUndefined();
  });

  test.each([
    ['a deposit', limit('deposit', 'day', 1004), { deposit: 1000 }, 'Este depósito passa do seu limite de R$ 10,04 por dia.'],
    ['a deposit', limit('deposit', 'week', 0), { deposit: 1 }, 'Este depósito passa do seu limite de R$ 0,00 por semana.'],
    ['a stake', limit('bet', 'day', 1599), { stake: 1000 }, 'Esta aposta passa do seu limite de apostas de R$ 15,99 por dia.'],
    ['a stake', limit('bet', 'day', 600), { stake: 10 }, 'Você atingiu o seu limite de apostas de hoje.'],
    ['a stake of bonus money alone', limit('bet', 'week', 600), { stake: 0 }, 'Você atingiu o seu limite de apostas desta semana.'],
    ['a stake', limit('loss', 'month', 2330), { stake: 10 }, 'Você atingiu o seu limite de perdas deste mês.'],
    ['a stake', limit('time', 'day', 61), { stake: 10 }, 'Você atingiu o seu limite de tempo de hoje.'],
    ['a bet too many', limit('count', 'day', 2), { stake: 10 }, 'Você atingiu o seu limite de número de apostas de hoje.'],
    ['play', limit('time', 'day', 61), 'play', 'Você atingiu o seu limite de tempo de hoje.'],
    ['play', limit('bet', 'day', 600), 'play', 'Você atingiu o seu limite de apostas de hoje.'],
  ] as const)('blocks %s beyond the limit (%#)', (_, one, intent, message) => {
    expect(limitBlock([one], totals, intent, START)).toEqual({
      status: 403,
      reason: 'limit_reached',
      body: { message, status: 'limit_reached' },
    });
  });

  test('is looser only after a pending raise took effect', () => {
    const raised: Limit = { ...limit('deposit', 'day', 10), pending: { value: 1000, effectiveAt: START + 10 } };
    expect(limitBlock([raised], totals, { deposit: 500 }, START + 9)).not.toBeNull();
    expect(limitBlock([raised], totals, { deposit: 500 }, START + 10)).toBeNull();
  });
});

test('limits hold for any sequence: no more is deposited, staked or lost than allowed', () => {
  const types = constantFrom('deposit' as const, 'bet' as const, 'loss' as const);
  const periods = constantFrom('day' as const, 'week' as const, 'month' as const);
  const move = record({
    stakes: constantFrom(true, false),
    amount: integer({ min: 1, max: 500 }),
    won: nat(600),
    wait: nat(9 * 3_600_000),
  });
  assert(
    property(array(record({ type: types, period: periods, value: nat(3000) }), { maxLength: 4 }), array(move), (asked, moves) => {
      const limits = asked.map(({ type, period, value }) => limit(type, period, value));
      let after: DailyTotals = {};
      let now = START;
      for (const { stakes, amount, won, wait } of moves) {
        now += wait;
        if (limitBlock(limits, after, stakes ? { stake: amount } : { deposit: amount }, now) !== null) continue;
        if (stakes) {
          const stake: Stake = {
            id: 's',
            game: null,
            contributionPercent: 0,
            amount,
            real: amount,
            bonusGranted: 0,
            bonusWon: 0,
            bonusId: null,
            at: now,
          };
          after = recordSettled(recordStake(after, stake), { stakeId: 's', placedAt: now, at: now, stake: amount, won });
        } else after = recordDeposit(after, amount, now);
        for (const one of limits) expect(usedAmount(after, one, now)).toBeLessThanOrEqual(one.value);
      }
    }),
  );
});

describe('limit events', () => {
  const daily = limit('deposit', 'day', 10_000);
  const facts = (from: number, to: number) =>
    limitEvents([daily], recordDeposit({}, from, START), recordDeposit({}, to, START), 'usr_1', START).map(({ payload }) => payload);

  test('are emitted once at 80 % and once at 100 %', () => {
    expect(facts(0, 7999)).toEqual([]);
    expect(facts(7999, 8000)).toEqual([{ kind: 'deposit_limit', used: 8000, limit: 10_000, until: '2026-11-22T00:00:00-03:00' }]);
    expect(facts(8000, 9999)).toEqual([]);
    expect(facts(9999, 10_000)).toMatchObject([{ used: 10_000 }]);
    expect(facts(0, 10_000)).toHaveLength(1);
    expect(facts(10_000, 12_000)).toEqual([]);
  });

  test('are emitted when a value changes or the limit is removed', () => {
    const weekly = limit('loss', 'week', 500);
    const changes = limitChangeEvents([daily, weekly], [{ ...daily, value: 5000 }, limit('time', 'day', 60)], totals, 'usr_1', START);
    expect(changes.map(({ payload }) => payload)).toMatchObject([
      { kind: 'deposit_limit', used: 5, limit: 5000 },
      { kind: 'time_limit', used: 61, limit: 60 },
      { kind: 'loss_limit', used: 2700, limit: null, until: '2026-11-23T00:00:00-03:00' },
    ]);
    expect(limitChangeEvents([daily], [{ ...daily, pending: { value: null, effectiveAt: START } }], totals, 'usr_1', START)).toEqual([]);
  });
});
