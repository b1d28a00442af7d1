/** Odds are whole thousandths: 2100 stands for 2,10. */
export const LEAST_ODDS = 1010;
export const MOST_ODDS = 101_000;
/** The contract's highest decimal odds, in thousandths. */
const MOST_COMBINED = 1_000_000_000;

/** What the house keeps on average of a market with two or three ways to end. */
const MARGIN = 0.06;
/** A selection as good as settled is not sold any more. */
const SURE = 0.975;
const HOPELESS = 0.009;

/**
 * The odds offered for a probability, on the steps that a bookmaker uses.
 *
 * @returns thousandths; undefined when nothing is offered
 */
export function offeredOdds(probability: number): number | undefined {
  if (probability > SURE || probability < HOPELESS) return undefined;
  const exact = 1000 / (probability * (1 + MARGIN));
  const step = exact < 2000 ? 10 : exact < 5000 ? 50 : exact < 20_000 ? 250 : 1000;
  return Math.min(MOST_ODDS, Math.max(LEAST_ODDS, Math.floor(exact / step) * step));
}

/**
 * The odds of several selections that must all be right, rounded down to thousandths.
 *
 * @param odds thousandths each
 */
export function combinedOdds(odds: readonly number[]): number {
  const product = odds.reduce((sofar, one) => sofar * BigInt(one), 1n);
  const combined = odds.length === 0 ? 1000n : product / 1000n ** BigInt(odds.length - 1);
  return Number(combined > BigInt(MOST_COMBINED) ? BigInt(MOST_COMBINED) : combined);
}

/**
 * What a winning bet pays, the stake included, rounded down to the cent.
 *
 * @param stake cents
 * @param odds thousandths
 */
export function payout(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}

/** Thousandths as Brazilians read odds: `2,10`, `1,905`. */
export function formatOdds(odds: number): string {
  return (odds / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}
