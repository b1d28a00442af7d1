import type { MinesCell } from '@generated/api/model/mines-cell';
import type { MinesConfig } from '@generated/api/model/mines-config';

import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';
import type { Known } from '@/shared/lib/known';

import { fairNumbers } from '../core/fair-numbers';

/** Number of cells on the board. */
export const CELLS = 25;
/** Number of cells in a row. */
export const SIDE = 5;

/** Inputs from which the positions of the mines are computed. */
export interface LayoutSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Number of the player's game. */
  readonly nonce: number;
  /** Number of mines. */
  readonly mines: number;
}

/** Terms of a game that the operator may change between two games. */
export interface MinesTerms {
  /** House edge in basis points. */
  readonly edgeBp: number;
  /** Maximum payout in cents. */
  readonly maxPayout: Amount;
}

/** Returns the terms of the next game. */
export const termsOf = ({ edge_bp: edgeBp, max_payout: maxPayout }: MinesConfig): MinesTerms => ({ edgeBp, maxPayout });

/**
 * Lists the changes between two terms in words for the player, and whether each is to the player's disadvantage. Unknown values are
 * left out.
 */
export function changedTerms(before: MinesTerms, now: MinesTerms): { readonly text: string; readonly isWorse: boolean }[] {
  const [was, is] = [before.maxPayout, now.maxPayout];
  const changes = [];
  if (before.edgeBp !== now.edgeBp) {
    const text = `margem da casa de ${formatPercent(before.edgeBp / 100)} para ${formatPercent(now.edgeBp / 100)}`;
    changes.push({ text, isWorse: now.edgeBp > before.edgeBp });
  }
  if (was !== 'unknown' && is !== 'unknown' && was !== is)
    changes.push({ text: `prêmio máximo de ${formatMoney(was)} para ${formatMoney(is)}`, isWorse: is < was });
  return changes;
}

/**
 * Returns the cells with mines in drawing order: each is taken from the remaining cells at floor(f × their number) (SPEC G2).
 * @throws {Error} without WebCrypto
 */
export async function minesLayout({ serverSeed, clientSeed, nonce, mines }: LayoutSeeds): Promise<MinesCell[]> {
  const pool = Array.from({ length: CELLS }, (_, cell) => cell);
  const numbers = await fairNumbers(serverSeed, clientSeed, nonce, mines);
  return numbers.flatMap((number) => pool.splice(Math.floor(number * pool.length), 1));
}

/**
 * Returns the multiplier in hundredths: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)).
 *
 * @param mines m
 * @param opened k, the open gems, at most 25 − m; zero gives 100
 */
export function multiplierHundredths(mines: number, opened: number, edgeBp: number): number {
  if (opened === 0) return 100;
  const fair = 100n * BigInt(10_000 - edgeBp) * choose(CELLS, opened);
  return Number(fair / (10_000n * choose(CELLS - mines, opened)));
}

/** Multipliers as published, with the edge that they follow from. */
export interface PublishedTable {
  /** House edge in basis points. */
  readonly edgeBp: number;
  /** Multipliers such as 1.2, by number of mines. Each list begins with the multiplier of one gem. */
  readonly multipliers: Readonly<Record<string, readonly number[]>>;
}

/**
 * Returns the first published multiplier that does not follow from the edge; undefined if all do. Its `actual` value is undefined if
 * none is published.
 */
export function findWrongMultiplier({ edgeBp, multipliers }: PublishedTable) {
  for (let mines = 1; mines < CELLS; mines += 1) {
    for (let opened = 1; opened <= CELLS - mines; opened += 1) {
      const expected = multiplierHundredths(mines, opened, edgeBp) / 100;
      const actual = multipliers[mines]?.[opened - 1];
      if (actual !== expected) return { mines, opened, expected, actual };
    }
  }
  return undefined;
}

/** Returns the payout in cents: floor(stake × multiplier), limited to the maximum; zero before the first gem. */
export function minesPayout(stake: number, mines: number, opened: number, { edgeBp, maxPayout }: Known<MinesTerms>): number {
  if (opened === 0) return 0;
  const won = (BigInt(stake) * BigInt(multiplierHundredths(mines, opened, edgeBp))) / 100n;
  return Number(won < BigInt(maxPayout) ? won : BigInt(maxPayout));
}

/** Returns the number of gems at which a round with a stake in cents is cashed out automatically, so that no more can be opened. */
export function reachableGems(stake: number, mines: number, terms: Known<MinesTerms>): number {
  const all = CELLS - mines;
  for (let opened = 1; opened < all; opened += 1) if (minesPayout(stake, mines, opened, terms) >= terms.maxPayout) return opened;
  return all;
}

/**
 * Returns the part of the stake that rounds with a goal pay back on average, in percent, with rounding and maximum.
 *
 * @param opened number of gems after which the player cashes out
 */
export function returnPercent(stake: number, mines: number, opened: number, terms: Known<MinesTerms>): number {
  const chance = Number(choose(CELLS - mines, opened)) / Number(choose(CELLS, opened));
  return (100 * chance * minesPayout(stake, mines, opened, terms)) / stake;
}

/** Returns the chance in percent that the next cell is a gem; 0 without a next cell. */
export function nextCellChance(mines: number, opened: number): number {
  const left = CELLS - opened;
  return left === 0 ? 0 : (100 * (left - mines)) / left;
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}
