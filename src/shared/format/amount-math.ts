import type { Amount } from './money';

/** Adds amounts. The sum is unknown if one of them is (SPEC D23). */
export function sumOf(...amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => (sum === 'unknown' || amount === 'unknown' ? 'unknown' : sum + amount), 0);
}

/** Subtracts amounts. The difference is unknown if one of them is. */
export function differenceOf(minuend: Amount, subtrahend: Amount): Amount {
  return minuend === 'unknown' || subtrahend === 'unknown' ? 'unknown' : minuend - subtrahend;
}
