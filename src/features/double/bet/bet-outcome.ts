import type { DoubleBet } from '@generated/api/model/double-bet';

import { formatMoney } from '@/shared/format/money';

/** What a round brought a player. Cents. */
export interface BetOutcome {
  readonly staked: number;
  readonly paid: number;
}

/**
 * What winningColor of a player's bets on a round.
 *
 * @returns undefined where there were none, or where one is not settled yet
 */
export function sumOutcome(bets: readonly DoubleBet[]): BetOutcome | undefined {
  const kept = bets.filter(({ status }) => status !== 'cancelled');
  if (kept.length === 0 || kept.some(({ status }) => status === 'open')) return undefined;
  return {
    staked: kept.reduce((sum, { amount }) => sum + amount, 0),
    paid: kept.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
  };
}

/** The same in words. A return below the stake is no win, and is not told as one. */
export function outcomeText({ staked, paid }: BetOutcome): string {
  if (paid === 0) return `Você não ganhou. Apostou ${formatMoney(staked)}.`;
  if (paid < staked) return `Voltaram ${formatMoney(paid)} dos ${formatMoney(staked)} que você apostou.`;
  return `Você recebeu ${formatMoney(paid)}. Apostou ${formatMoney(staked)}.`;
}
