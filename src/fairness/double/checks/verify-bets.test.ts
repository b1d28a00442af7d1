// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { Known } from '@/shared/lib/known';

import { verdictOf } from '../../core/fair-checks';
import { MISSING_RECEIPT } from '../../core/missing-receipt';
import type { TestRounds } from '../rounds.fixture';
import { createTestRounds } from '../rounds.fixture';
import { OTHER_KEY, PLAYER, RECEIPT_KEY, signBet } from '../signing.fixture';
import type { BetClaim } from './claims';
import { verifyBets } from './verify-bets';

let rounds: TestRounds;
let round: Known<DoubleRound>;

beforeAll(async () => {
  rounds = await createTestRounds(8);
  round = rounds.over(8);
});

const winner = () => round.color ?? 'white';
const loser = () => (winner() === 'red' ? 'black' : 'red');

function placed(color = winner(), change: Partial<Known<DoubleBet>> = {}): Known<DoubleBet> {
  return signBet({ id: 'bet_1', round_id: round.id, color, amount: 1000, status: 'open', payout: null, ...change }, round.round);
}
const settled = (bet: Known<DoubleBet>): Known<DoubleBet> =>
  bet.color === winner()
    ? { ...bet, status: 'won', payout: bet.amount * (bet.color === 'white' ? 14 : 2) }
    : { ...bet, status: 'lost', payout: 0 };

function claim(bet: Known<DoubleBet>, reported: Known<DoubleBet> | null = settled(bet), change: Partial<BetClaim> = {}): BetClaim {
  const asked = { round_id: bet.round_id, color: bet.color, amount: bet.amount };
  return { placed: bet, asked, reported, ...change };
}

const verify = (bets: readonly BetClaim[], change: Partial<Parameters<typeof verifyBets>[0]> = {}) =>
  verifyBets({ round, bets, keys: [RECEIPT_KEY], player: PLAYER, isOverdue: false, ...change });

async function failedNames(bets: readonly BetClaim[], change: Partial<Parameters<typeof verifyBets>[0]> = {}): Promise<string[]> {
  const results = await verify(bets, change);
  return results
    .flatMap(({ checks }) => checks)
    .filter(({ passed, unchecked }) => !passed && unchecked === undefined)
    .map(({ name }) => name.replace(/: R\$.*/, ': pagamento'));
}

async function verdict(one: BetClaim, change: Partial<Parameters<typeof verifyBets>[0]> = {}) {
  const [result] = await verify([one], change);
  if (result === undefined) throw new Error('no result');
  return result.isPending ? 'pending' : verdictOf(result.checks);
}

describe('a lawful bet', () => {
  test('passes when it is won, lost or cancelled by the player', async () => {
    expect(await verdict(claim(placed()))).toBe('passed');
    expect(await verdict(claim(placed(loser())))).toBe('passed');
    const cancelled = signBet({ ...placed(), status: 'cancelled', payout: 1000 }, round.round);
    expect(await verdict(claim(placed(), cancelled, { cancelled: 'lost' }))).toBe('passed');
    expect(await verdict({ ...claim(placed(), cancelled, { cancelled: 'lost' }), placed: cancelled })).toBe('passed');
  });

  test.each([
    ['won', winner],
    ['lost', loser],
  ])('that would have %s, and is returned as if it had been cancelled on another device, is orange', async (_, color) => {
    const returned = signBet({ ...placed(color()), status: 'cancelled', payout: 1000 }, round.round);
    expect(await verdict(claim(placed(color()), returned))).toBe('unchecked');
    expect(await verdict(claim(placed(color()), { ...returned, payout: 999 }))).toBe('failed');
    expect(await verdict(claim(placed(color()), returned, { cancelled: 'refused' }))).toBe('failed');
  });

  test('whose cancellation was lost on the way is played', async () => {
    expect(await verdict(claim(placed(), settled(placed()), { cancelled: 'lost' }))).toBe('passed');
  });

  test('of another device is orange, with its receipt and payout compared', async () => {
    const elsewhere = (change: Partial<Known<DoubleBet>>) => ({
      placed: null,
      reported: { ...settled(placed()), ...change },
    });
    expect(await verdict(elsewhere({}))).toBe('unchecked');
    expect(await failedNames([elsewhere({ payout: 1 })])).toEqual(['Aposta 1: pagamento']);
    const unsigned = elsewhere({ receipt: { ...placed().receipt, signature: 'A'.repeat(86) } });
    expect(await failedNames([unsigned])).toEqual(['Aposta 1: recibo']);
  });

  test('whose response was lost is explained by the act of this browser', async () => {
    const asked = { round_id: round.id, color: winner(), amount: 1000 };
    expect(await verdict({ asked, placed: null, reported: settled(placed()) })).toBe('passed');
  });

  test('is pending while it is open for less than a minute', async () => {
    expect(await verdict(claim(placed(), placed()))).toBe('pending');
  });

  test('of a voided round is returned', async () => {
    const context = { round: rounds.voided(8) };
    expect(await verdict(claim(placed(), { ...placed(), status: 'voided', payout: 1000 }), context)).toBe('passed');
    const cancelled = signBet({ ...placed(), status: 'cancelled', payout: 1000 }, round.round);
    expect(await verdict(claim(placed(), cancelled, { cancelled: 'lost' }), context)).toBe('passed');
  });

  test('is not checked without a key', async () => {
    expect(await verdict(claim(placed(), settled(placed())), { keys: null })).toBe('unchecked');
    const bare = { ...placed(), receipt: MISSING_RECEIPT };
    expect(await verdict(claim(bare, settled(placed())), { keys: null })).toBe('unchecked');
  });
});

describe('a cheat', () => {
  const AS_PLACED = 'Aposta 1, como foi feita';
  const PAYOUT = 'Aposta 1: pagamento';
  const RECEIPT = 'Aposta 1: recibo';

  test.each<[string, () => BetClaim, string[]]>([
    ['leaves the bet out of the list', () => claim(placed(), null), [AS_PLACED]],
    ['lists another colour', () => claim(placed(), settled({ ...placed(), color: loser() })), [AS_PLACED, RECEIPT, PAYOUT]],
    ['lists another colour with a fresh receipt', () => claim(placed(), settled(placed(loser()))), [AS_PLACED, PAYOUT]],
    ['lists another amount', () => claim(placed(), settled(placed(winner(), { amount: 100 }))), [AS_PLACED, PAYOUT]],
    ['lists another round', () => claim(placed(), settled({ ...placed(), round_id: 'dbl_7' })), [AS_PLACED, RECEIPT]],
    ['acknowledges another colour than was asked', () => ({ ...claim(placed(loser())), asked: askFor(winner()) }), [AS_PLACED]],
    ['pays less', () => claim(placed(), { ...settled(placed()), payout: 1999 }), [PAYOUT]],
    ['pays nothing', () => claim(placed(), { ...settled(placed()), payout: null }), [PAYOUT]],
    ['reports a win as lost', () => claim(placed(), { ...placed(), status: 'lost', payout: 0 }), [PAYOUT]],
    ['reports a paid win as lost', () => claim(placed(), { ...settled(placed()), status: 'lost' }), [PAYOUT]],
    ['pays a lost bet', () => claim(placed(loser()), { ...placed(loser()), status: 'won', payout: 2000 }), [PAYOUT]],
    [
      'books another colour than the act that got no answer',
      () => ({ placed: null, reported: settled(placed(loser())), lost: askFor(winner()) }),
      [AS_PLACED],
    ],
    [
      'accepts a bet after the end of betting',
      () => {
        const late = { ...placed(), placed_at: new Date(Date.parse(round.betting_ends_at) + 4000).toISOString() };
        return claim(late, settled(late));
      },
      ['Aposta 1: horário'],
    ],
    ['voids one bet of a round', () => claim(placed(), { ...placed(), status: 'voided', payout: 1000 }), [PAYOUT]],
    [
      'plays a bet whose cancellation it has signed',
      () => ({ ...claim(cancelledBet(loser()), settled(placed(loser())), { cancelled: 'lost' }) }),
      [PAYOUT],
    ],
    [
      'confirms a cancellation with an open bet, and plays it',
      () => claim(placed(loser()), settled(placed(loser())), { cancelled: 'answered' }),
      [PAYOUT],
    ],
    [
      'lists the bet a second time with another result',
      () => claim(placed(), settled(placed()), { other: { ...placed(), status: 'lost', payout: 0 } }),
      ['Aposta 1, em toda a lista'],
    ],
    [
      'keeps the stake of a cancelled bet',
      () => claim(placed(), { ...cancelledBet(winner()), payout: 0 }, { cancelled: 'lost' }),
      [PAYOUT],
    ],
    [
      'acknowledges without a valid signature',
      () => {
        const bet = { ...placed(), receipt: { ...placed().receipt, signature: 'A'.repeat(86) } };
        return claim(bet);
      },
      [RECEIPT],
    ],
    ['accepts without a receipt', () => claim({ ...placed(), receipt: MISSING_RECEIPT }, settled(placed())), [RECEIPT]],
    ['lists the bet without its receipt', () => claim(placed(), { ...settled(placed()), receipt: MISSING_RECEIPT }), [RECEIPT]],
    ['signs for another player', () => claim(signBet(placed(), round.round, 'usr_2')), [RECEIPT]],
    ['signs another round number', () => claim(signBet(placed(), 7)), [RECEIPT]],
    [
      'lists the bet with an invalid receipt',
      () => claim(placed(), { ...settled(placed()), receipt: { ...placed().receipt, signature: 'B'.repeat(86) } }),
      [RECEIPT],
    ],
  ])('that %s is red', async (_, cheat, names) => {
    expect(await failedNames([cheat()])).toEqual(names);
  });

  test.each([{ ...OTHER_KEY, id: 'rcp_0' }, OTHER_KEY])('that signs with another key than the published one is red', async (key) => {
    expect(await failedNames([claim(placed())], { keys: [key] })).toEqual([RECEIPT]);
  });

  test('that leaves a bet open is red after a minute', async () => {
    expect(await failedNames([claim(placed(), placed())], { isOverdue: true })).toEqual([PAYOUT]);
  });

  test('that plays the bets of a voided round is red', async () => {
    const context = { round: rounds.voided(8) };
    expect(await failedNames([claim(placed(loser()))], context)).toEqual([PAYOUT]);
    expect(await failedNames([claim(placed())], context)).toEqual([PAYOUT]);
    expect(await failedNames([claim(placed(), { ...placed(), status: 'voided', payout: 500 })], context)).toEqual([PAYOUT]);
    expect(await failedNames([claim(placed(), placed())], { ...context, isOverdue: true })).toEqual([PAYOUT]);
  });

  test('that reports the bet under another id is red, though the other one adds up', async () => {
    const other = settled({ ...placed(loser()), id: 'bet_2' });
    expect(await failedNames([claim(placed(), null), { placed: null, reported: other }])).toEqual([AS_PLACED, 'Aposta 2: recibo']);
  });

  const cancelledBet = (color: Known<DoubleBet>['color']) => signBet({ ...placed(color), status: 'cancelled', payout: 1000 }, round.round);
  const askFor = (color: Known<DoubleBet>['color']) => ({ round_id: round.id, color, amount: 1000 });
});
