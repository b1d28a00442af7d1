import { beforeEach, expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { PLAYER, RECEIPT_KEY, signBet } from '../signing.fixture';
import { betStorage, createBetLog } from './bet-log';
import type { Known } from '@/shared/lib/known';

const asked = { round_id: 'dbl_7', color: 'red', amount: 100 } as const;
const place = (change: Partial<Known<DoubleBet>> = {}): DoubleBet =>
  signBet({ id: 'bet_1', round_id: 'dbl_7', color: 'red', amount: 100, status: 'open', payout: null, ...change }, 7);

beforeEach(() => localStorage.clear());

test('bets are kept per player, over reloads and tabs', () => {
  createBetLog(betStorage).recordPlaced(PLAYER, asked, place(), [RECEIPT_KEY]);
  createBetLog(betStorage).recordPlaced(PLAYER, asked, place({ id: 'bet_2' }), [RECEIPT_KEY]);
  const log = createBetLog(betStorage);
  expect(log.ofRound(PLAYER, 'dbl_7').map(({ placed }) => placed.id)).toEqual(['bet_1', 'bet_2']);
  expect(log.ofRound('usr_2', 'dbl_7')).toEqual([]);
  expect(log.ofRound(PLAYER, 'dbl_8')).toEqual([]);
});

test('the first acknowledgement of a bet is never replaced', () => {
  const log = createBetLog(betStorage);
  log.recordPlaced(PLAYER, asked, place(), null);
  log.recordPlaced(PLAYER, asked, place({ amount: 50 }), [RECEIPT_KEY]);
  expect(log.ofRound(PLAYER, 'dbl_7')).toMatchObject([{ placed: { amount: 100 }, keys: null }]);
});

test("the player's own cancellation is kept from its request on, with its receipt", () => {
  const log = createBetLog(betStorage);
  log.recordPlaced(PLAYER, asked, place(), [RECEIPT_KEY]);
  log.recordCancelRequest(PLAYER, 'bet_1');
  expect(log.ofRound(PLAYER, 'dbl_7')).toMatchObject([{ cancelled: true, placed: { status: 'open' } }]);
  // A lookup that finds the bet still open proves no cancellation.
  log.recordCancelled(PLAYER, place());
  expect(log.ofRound(PLAYER, 'dbl_7')).toMatchObject([{ placed: { status: 'open' } }]);
  log.recordCancelled(PLAYER, place({ status: 'cancelled', payout: 100 }));
  expect(createBetLog(betStorage).ofRound(PLAYER, 'dbl_7')).toMatchObject([{ cancelled: true, placed: { status: 'cancelled' } }]);
});

test('rounds are pending until they have a verdict', () => {
  const log = createBetLog(betStorage);
  log.recordPlaced(PLAYER, asked, place(), null);
  log.recordPlaced(PLAYER, asked, place({ id: 'bet_2' }), null);
  log.recordPlaced(PLAYER, { ...asked, round_id: 'dbl_8' }, place({ id: 'bet_3', round_id: 'dbl_8' }), null);
  expect(log.pendingRounds(PLAYER)).toEqual(['dbl_7', 'dbl_8']);
  log.markDone(PLAYER, 'dbl_7');
  expect(createBetLog(betStorage).pendingRounds(PLAYER)).toEqual(['dbl_8']);
});

test('the oldest bets with a verdict are dropped, pending ones are kept', () => {
  const log = createBetLog(betStorage);
  for (let number = 1; number <= 160; number += 1) {
    log.recordPlaced(PLAYER, { ...asked, round_id: `dbl_${number}` }, place({ id: `bet_${number}`, round_id: `dbl_${number}` }), null);
    if (number !== 1) log.markDone(PLAYER, `dbl_${number}`);
  }
  expect([1, 2, 12, 160].map((number) => log.ofRound(PLAYER, `dbl_${number}`).length)).toEqual([1, 0, 1, 1]);
});

test.each(['', '{', 'null', '5'])('a stored value of %j is ignored', (text) => {
  localStorage.setItem(`double bets ${PLAYER}`, text);
  expect(createBetLog(betStorage).pendingRounds(PLAYER)).toEqual([]);
});
