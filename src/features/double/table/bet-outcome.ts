import type { DoubleBet } from '@generated/api/model/double-bet';

import { sumOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';

/** Stakes and payouts of settled bets, in cents. */
export interface BetOutcome {
  readonly staked: Amount;
  readonly paid: Amount;
}

/**
 * Sums up the bets that are not cancelled. Voided ones count, with the stake as payout. Undefined if there are none, or one is open or in
 * an unknown state.
 */
export function sumOutcome(bets: readonly DoubleBet[]): BetOutcome | undefined {
  const counted = bets.filter(({ status }) => status !== 'cancelled');
  if (counted.length === 0 || counted.some(({ status }) => status === 'open' || status === 'unknown')) return undefined;
  return {
    staked: sumOf(...counted.map(({ amount }) => amount)),
    paid: sumOf(...counted.map(({ payout }) => payout ?? 0)),
  };
}

/** Describes the outcome to the player. A payout below the stake is not called a win. */
export function outcomeText({ staked, paid }: BetOutcome): string {
  if (paid === 'unknown' || staked === 'unknown') return 'O resultado das suas apostas está indisponível.';
  if (paid === 0) return `Você não ganhou. Apostou ${formatMoney(staked)}.`;
  if (paid < staked) return `Voltaram ${formatMoney(paid)} dos ${formatMoney(staked)} que você apostou.`;
  return `Você recebeu ${formatMoney(paid)}. Apostou ${formatMoney(staked)}.`;
}
