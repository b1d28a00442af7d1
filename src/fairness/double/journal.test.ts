import { beforeEach, expect, test } from 'vitest';

import { verdictOf } from '../core/fair-checks';
import {
  currentLines,
  failedAttempts,
  lacksFinalList,
  markDone,
  ownBets,
  pendingRounds,
  recordBetAct,
  recordBetAnswer,
  recordFinalList,
} from './journal';
import { verifyRefusals } from './refusals';
import { PLAYER, signBet } from './signing.fixture';

beforeEach(() => localStorage.clear());

/** Records a refused bet on red. */
function refuseBet(round_id: string, amount = 50): void {
  recordBetAct(round_id, { type: 'bet', player: PLAYER, asked: { round_id, color: 'red', amount } });
  recordBetAnswer(round_id, { to: 'bet', how: 'refused' });
}

test('many refused presses on one colour of a round are one attempt', () => {
  for (let press = 0; press < 24; press += 1) refuseBet('dbl_1', press % 2 === 0 ? 50 : 100);
  markDone('dbl_1', 'red', false);
  expect(failedAttempts()).toEqual([{ round_id: 'dbl_1', type: 'bet', color: 'red', winner: 'red' }]);
});

test.each([
  ['one id for all rounds', () => 'dbl_2'],
  ['an id for each round', (round: number) => `dbl_${round}`],
])('ten refused bets that would have won are orange, with %s', (_, idOf) => {
  for (let round = 2; round < 12; round += 1) {
    refuseBet(idOf(round));
    markDone(idOf(round), 'red', false);
  }
  expect(failedAttempts()).toHaveLength(10);
  expect(verdictOf(verifyRefusals(failedAttempts()))).toBe('unchecked');
});

test.each<[string, number, (round: number) => string]>([
  ['a refusal in each twelfth of 300 rounds', 12, () => PLAYER],
  ['another account id after each nine refusals', 1, (round) => `usr_${Math.ceil(round / 9)}`],
])('refused bets that would have won are counted over the whole journal of the device: %s', (_, every, playerOf) => {
  for (let round = 1; round <= 25 * every; round += 1) {
    const [round_id, player] = [`dbl_${round}`, playerOf(round)];
    const asked = { round_id, color: 'red', amount: 100 } as const;
    const isRefused = round % every === 0;
    recordBetAct(round_id, { type: 'bet', player, asked });
    const bet = signBet({ ...asked, id: `bet_${round}`, status: 'open', payout: null }, round, player);
    recordBetAnswer(round_id, isRefused ? { to: 'bet', how: 'refused' } : { to: 'bet', how: 'answered', bet });
    markDone(round_id, isRefused ? 'red' : 'black', false);
  }
  expect(failedAttempts()).toHaveLength(25);
  expect(verdictOf(verifyRefusals(failedAttempts()))).toBe('failed');
});

test('an answer to a cancellation after the verdict belongs to the bet, and counts as refused', () => {
  const asked = { round_id: 'dbl_2', color: 'red', amount: 50 } as const;
  recordBetAct('dbl_2', { type: 'bet', player: PLAYER, asked });
  const { payout: _, ...bet } = signBet({ id: 'bet_1', ...asked, status: 'open', payout: null }, 2);
  recordBetAnswer('dbl_2', { to: 'bet', how: 'answered', bet });
  recordBetAct('dbl_2', { type: 'cancel', bet_id: 'bet_1' });
  recordBetAnswer('dbl_2', { to: 'cancel', how: 'lost' });
  markDone('dbl_2', 'black', false);
  recordBetAnswer('dbl_2', { to: 'cancel', how: 'refused' });
  expect(ownBets(currentLines('dbl_2'))).toMatchObject([{ asked, placed: bet, cancelled: 'refused' }]);
  expect(failedAttempts()).toEqual([{ round_id: 'dbl_2', type: 'cancel', color: 'red', winner: 'black' }]);
  expect(pendingRounds(PLAYER)).toEqual([]);
});

test('a bet is refused only if every one of its requests was: a page that was closed before the answer leaves it open', () => {
  const asked = { round_id: 'dbl_3', color: 'red', amount: 100 } as const;
  const isRefused = () => ownBets(currentLines('dbl_3')).map((one) => one.isRefused);
  recordBetAct('dbl_3', { type: 'bet', player: PLAYER, asked });
  expect(isRefused()).toEqual([false]);
  recordBetAct('dbl_3', { type: 'bet', player: PLAYER, asked });
  recordBetAnswer('dbl_3', { to: 'bet', how: 'refused' });
  expect(isRefused()).toEqual([false]);
});

test('a bet that was refused at its first request and again is refused', () => {
  const asked = { round_id: 'dbl_4', color: 'red', amount: 100 } as const;
  for (const at of [1, 2]) {
    recordBetAct('dbl_4', { type: 'bet', player: PLAYER, asked }, at);
    recordBetAnswer('dbl_4', { to: 'bet', how: 'refused' }, at);
  }
  expect(ownBets(currentLines('dbl_4'))).toMatchObject([{ isRefused: true }]);
});

test('a bet that the final list shows as cancelled, without a request of this browser, counts as returned', () => {
  const asked = { round_id: 'dbl_5', color: 'red', amount: 100 } as const;
  recordBetAct('dbl_5', { type: 'bet', player: PLAYER, asked });
  const { payout: _, ...bet } = signBet({ id: 'bet_5', ...asked, status: 'open', payout: null }, 5);
  recordBetAnswer('dbl_5', { to: 'bet', how: 'answered', bet });
  expect(lacksFinalList('dbl_5', PLAYER)).toBe(true);
  recordFinalList('dbl_5', PLAYER, [{ id: 'bet_5', status: 'cancelled' }]);
  expect(lacksFinalList('dbl_5', PLAYER)).toBe(false);
  markDone('dbl_5', 'red', false);
  expect(failedAttempts()).toEqual([{ round_id: 'dbl_5', type: 'bet', color: 'red', winner: 'red' }]);
});

test('the final list is read only for bets of the player on this device, and again after one with an unknown status', () => {
  expect(lacksFinalList('dbl_6', PLAYER)).toBe(false);
  refuseBet('dbl_6');
  expect([lacksFinalList('dbl_6', PLAYER), lacksFinalList('dbl_6', 'usr_2')]).toEqual([true, false]);
  recordFinalList('dbl_6', PLAYER, [{ id: 'bet_6', status: 'unknown' }]);
  expect(lacksFinalList('dbl_6', PLAYER)).toBe(true);
});
