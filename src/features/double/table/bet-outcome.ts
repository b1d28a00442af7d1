import type { DoubleBet } from '@generated/api/model/double-bet';

import { formatMoney } from '@/shared/format/money';

/** Amounts in cents. */
export interface BetOutcome {
  readonly staked: number;
  readonly paid: number;
}

/** Sums up bets; undefined if there are none or one is open. */
export function sumOutcome(bets: readonly DoubleBet[]): BetOutcome | undefined {
  const counted = bets.filter(({ status }) => status !== 'cancelled');
  if (counted.length === 0 || counted.some(({ status }) => status === 'open')) return undefined;
  return {
    staked: counted.reduce((sum, { amount }) => sum + amount, 0),
    paid: counted.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
  };
}

/** Returns text. A payout below the stake is no win. */
export function outcomeText({ staked, paid }: BetOutcome): string {
  if (paid === 0) return `Você não ganhou. Apostou ${formatMoney(staked)}.`;
  if (paid < staked) return `Voltaram ${formatMoney(paid)} dos ${formatMoney(staked)} que você apostou.`;
  return `Você recebeu ${formatMoney(paid)}. Apostou ${formatMoney(staked)}.`;
}
