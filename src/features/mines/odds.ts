import type { MinesCell } from '@generated/api/model/mines-cell';

import { fairNumbers } from '@/shared/fairness/fair-numbers';

/** How many cells the board has, and in one row of it. */
export const CELLS = 25;
export const SIDE = 5;

/** What a layout follows from. */
export interface LayoutSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly mines: number;
}

/** The terms of the house: its edge in hundredths of a per cent, and the most that a game pays, in cents. */
export interface MinesTerms {
  readonly edgeBp: number;
  readonly maxPayout: number;
}

/** The cells with a mine in the order in which they are drawn: each is taken out of the pool at floor(f × what is left). */
export async function minesLayout({ serverSeed, clientSeed, nonce, mines }: LayoutSeeds): Promise<MinesCell[]> {
  const pool = Array.from({ length: CELLS }, (_, cell) => cell);
  const numbers = await fairNumbers(serverSeed, clientSeed, nonce, mines);
  return numbers.flatMap((number) => pool.splice(Math.floor(number * pool.length), 1));
}

/**
 * The multiplier in hundredths: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)), in whole numbers.
 *
 * @param mines m
 * @param opened k, how many cells without a mine are open; with none it is 100
 */
export function multiplierHundredths(mines: number, opened: number, edgeBp: number): number {
  if (opened === 0) return 100;
  const fair = 100n * BigInt(10_000 - edgeBp) * choose(CELLS, opened);
  return Number(fair / (10_000n * choose(CELLS - mines, opened)));
}

/**
 * What a stake has become: floor(stake × multiplier), at most what the house pays; nothing before the first cell.
 *
 * @param stake cents
 * @returns cents
 */
export function minesPayout(stake: number, mines: number, opened: number, { edgeBp, maxPayout }: MinesTerms): number {
  if (opened === 0) return 0;
  const won = (BigInt(stake) * BigInt(multiplierHundredths(mines, opened, edgeBp))) / 100n;
  return Number(won < BigInt(maxPayout) ? won : BigInt(maxPayout));
}

/**
 * How likely the next cell is no mine, in per cent.
 *
 * @param opened how many are open
 */
export function nextCellChance(mines: number, opened: number): number {
  const left = CELLS - opened;
  return left === 0 ? 0 : (100 * (left - mines)) / left;
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}
