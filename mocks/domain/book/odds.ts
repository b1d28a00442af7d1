/** Minimum odds of a selection. Odds are integers in thousandths: 2100 is 2,10. */
export const MIN_ODDS = 1010;
/** Maximum odds of a selection, in thousandths. */
export const MAX_ODDS = 101_000;
/** Maximum odds of a multiple in thousandths, by the contract. */
const MAX_COMBINED_ODDS = 1_000_000_000;

/** Share by which each probability is raised before its odds, so that the operator keeps about this share of the stakes. */
const MARGIN = 0.06;
/** Highest probability of a selection that is offered. */
const MAX_PROBABILITY = 0.975;
/** Lowest probability of a selection that is offered. */
const MIN_PROBABILITY = 0.009;

/** Converts a true probability to odds with the margin, rounded down to a bookmaker's steps; undefined if not offered, as for NaN. */
export function offeredOdds(probability: number): number | undefined {
  if (!(probability >= MIN_PROBABILITY && probability <= MAX_PROBABILITY)) return undefined;
  const exact = 1000 / (probability * (1 + MARGIN));
  const step = exact < 2000 ? 10 : exact < 5000 ? 50 : exact < 20_000 ? 250 : 1000;
  return Math.min(MAX_ODDS, Math.max(MIN_ODDS, Math.floor(exact / step) * step));
}

/** Multiplies the odds of a multiple (thousandths), rounded down, up to the maximum of the contract; 1000 for no odds. */
export function combinedOdds(odds: readonly number[]): number {
  const product = odds.reduce((sofar, one) => sofar * BigInt(one), 1n);
  const combined = odds.length === 0 ? 1000n : product / 1000n ** BigInt(odds.length - 1);
  return Number(combined > BigInt(MAX_COMBINED_ODDS) ? BigInt(MAX_COMBINED_ODDS) : combined);
}

/** Returns the payout in cents, stake included, rounded down. @param stake cents @param odds thousandths */
export function payout(stake: number, odds: number): number {
  return Number((BigInt(stake) * BigInt(odds)) / 1000n);
}

/** Formats odds in thousandths: 2100 becomes `2,10`. */
export function formatOdds(odds: number): string {
  return (odds / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}
