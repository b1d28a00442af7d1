import { useEffect } from 'react';
import { create } from 'zustand';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { sumOf } from '@/shared/format/amount-math';

import type { BetOutcome } from './bet-outcome';

interface SessionTotals extends BetOutcome {
  readonly player: string | undefined;
  /** Ids of the counted bets. */
  readonly counted: ReadonlySet<string>;
}

const NOTHING: SessionTotals = { player: undefined, counted: new Set(), staked: 0, paid: 0 };

/** Store of the totals, kept while the player visits other pages of the site, until a reload. */
const useTotalsStore = create<SessionTotals>(() => NOTHING);

type SettledBet = Pick<DoubleBet, 'id' | 'status' | 'amount' | 'payout'>;

/**
 * Returns the totals with the won and lost bets that are not counted yet. Cancelled and voided bets do not count. Another player begins
 * with zero.
 */
export function addSettled(totals: SessionTotals, player: string, bets: readonly SettledBet[]): SessionTotals {
  const known = totals.player === player ? totals : { ...NOTHING, player };
  const added = bets.filter(({ id, status }) => (status === 'won' || status === 'lost') && !known.counted.has(id));
  if (added.length === 0) return known;
  return {
    player,
    counted: new Set([...known.counted, ...added.map(({ id }) => id)]),
    staked: sumOf(known.staked, ...added.map(({ amount }) => amount)),
    paid: sumOf(known.paid, ...added.map(({ payout }) => payout ?? 0)),
  };
}

/** Adds the settled ones of `bets` to the store, and returns the player's totals since the page was loaded. */
export function useSessionTotals(player: string, bets: readonly DoubleBet[]): BetOutcome {
  useEffect(() => useTotalsStore.setState((totals) => addSettled(totals, player, bets)), [player, bets]);
  const totals = useTotalsStore();
  return totals.player === player ? totals : NOTHING;
}
