import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { Entry } from './ledger';
import type { BetKind } from './results';
import { betKind } from './results';
import type { Stake, Wallet } from './wallet';

type Schemas = components['schemas'];

/** Round or bet of the player, with amounts in cents and timestamps in Unix ms. */
export interface PlayedBet {
  id: string;
  kind: BetKind;
  /** Name of the game; null for a sports bet. */
  game: string | null;
  stake: number;
  /** Part of `stake` that was paid from bonus money. */
  bonusStake: number;
  /** Payout in real and bonus money, stake included; 0 while open. */
  returned: number;
  /** Balance of real money after the settlement, or after the placement while open. */
  balanceAfter: number;
  placedAt: number;
  /** Time of the settlement; null while open. */
  settledAt: number | null;
}

type PlayedBets = Map<string, PlayedBet>;

/**
 * Records in `bets` the stakes that a wallet change placed or settled. A refunded stake becomes a settled bet that returned it, except for a
 * forfeited share of a bonus.
 *
 * @param entries journal entries of this change, from which the payouts are summed
 * @param at Unix ms of the settlement
 */
export function recordBets(bets: PlayedBets, before: Wallet, after: Wallet, entries: readonly Entry[], at: number): void {
  if (before.stakes === after.stakes) return;
  for (const stake of Object.values(after.stakes)) {
    // A stake is new, or changed by a split.
    if (before.stakes[stake.id] !== stake) bets.set(stake.id, openBet(stake, bets.get(stake.id)?.balanceAfter ?? after.balances.real));
  }
  for (const { id } of Object.values(before.stakes)) {
    const bet = bets.get(id);
    if (bet === undefined || Object.hasOwn(after.stakes, id)) continue;
    bets.set(id, { ...bet, returned: sumReturned(entries, id), balanceAfter: after.balances.real, settledAt: at });
  }
}

function openBet(stake: Stake, balanceAfter: number): PlayedBet {
  const { id, game, amount, real, at } = stake;
  return {
    id,
    kind: betKind(stake),
    game,
    stake: amount,
    bonusStake: amount - real,
    returned: 0,
    balanceAfter,
    placedAt: at,
    settledAt: null,
  };
}

function sumReturned(entries: readonly Entry[], id: string): number {
  let sum = 0;
  for (const { reference, postings } of entries) {
    if (reference !== id) continue;
    for (const { account, cents } of postings) if (account === 'real' || account === 'bonus') sum += cents;
  }
  return sum;
}

/**
 * Returns the result of a bet for the player's money: `open` before the settlement; then a return above the stake is won, one equal to it
 * `returned`, a smaller one lost.
 */
export function betResult({ stake, returned, settledAt }: Pick<PlayedBet, 'stake' | 'returned' | 'settledAt'>): Schemas['BetResult'] {
  if (settledAt === null) return 'open';
  if (returned === stake) return 'returned';
  return returned > stake ? 'won' : 'lost';
}

/** Maps a bet to the contract. @param legs selections of a sports bet, otherwise none */
export function toBetDto(bet: PlayedBet, legs: Schemas['Bet']['legs']): Schemas['Bet'] {
  const { id, kind, game, stake, bonusStake, returned, balanceAfter, placedAt, settledAt } = bet;
  return {
    id,
    kind,
    game,
    result: betResult(bet),
    stake,
    bonus_stake: bonusStake,
    returned,
    balance_after: balanceAfter,
    placed_at: isoDateTime(placedAt),
    settled_at: settledAt === null ? null : isoDateTime(settledAt),
    legs,
  };
}
