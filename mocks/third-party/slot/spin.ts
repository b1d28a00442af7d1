import type { Random } from '../../db/random';
import { returnOf } from './returns';
import { generous, REELS, ROWS, stingy, type SymbolId, symbolIds, type Weights } from './symbols';
import { type Win, winsOf } from './wins';

export interface Spin {
  /** Reels from the left, each from the top. */
  readonly grid: SymbolId[][];
  readonly wins: Win[];
  /** The sum of the wins in cents. */
  readonly win: number;
}

let bounds: { least: number; most: number } | undefined;

/** The returns between which a game's own can lie, in percent. */
export function returnBounds(): { least: number; most: number } {
  bounds ??= { least: returnOf(stingy) * 100, most: returnOf(generous) * 100 };
  return bounds;
}

/**
 * One round of the slot game: what the server decides.
 *
 * @param random the server's source of chance
 * @param stake cents
 * @param rtp the game's return to the player in percent; beyond what the reels can give, the nearest that they can
 */
export function spin(random: Random, stake: number, rtp: number): Spin {
  const { least, most } = returnBounds();
  const weights = random.next() < (rtp - least) / (most - least) ? generous : stingy;
  const grid = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => draw(random, weights)));
  const wins = winsOf(grid, stake);
  return { grid, wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) };
}

function draw(random: Random, weights: Weights): SymbolId {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, symbol] of symbolIds.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return symbol;
  }
  return symbolIds[0];
}
