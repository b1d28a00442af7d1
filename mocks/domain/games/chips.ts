import type { Bet } from './round';

/** Place on a table for chips. */
export interface Spot {
  readonly id: string;
  /** Name in pt-BR. */
  readonly label: string;
}

/**
 * Pays the chips on a table, for each spot rounded down to the cent. The choice has the cents by id of the spot; the caller checks that
 * they are positive.
 *
 * @param returnOf returns what a spot returns, stake included, in thousandths of its chips; undefined for an unknown spot
 * @returns undefined if the chips are not the stake, or lie on an unknown spot
 */
export function payChips({ amount, choice }: Bet, returnOf: (spot: string) => number | undefined): number | undefined {
  let staked = 0;
  let win = 0;
  for (const [spot, cents] of Object.entries(choice)) {
    const thousandths = returnOf(spot);
    if (thousandths === undefined) return undefined;
    staked += cents;
    win += Math.floor((cents * thousandths) / 1000);
  }
  return staked === amount ? win : undefined;
}
