import type { Random } from '../random';
import { computeReturn } from './compute-return';
import {
  HIGH_RETURN_WEIGHTS,
  MAX_WIN_MULTIPLIER,
  REELS,
  ROWS,
  LOW_RETURN_WEIGHTS,
  type SymbolId,
  symbolIds,
  type Weights,
} from './symbols';
import { type Win, findWins } from './find-wins';

/** Result of a round. */
export interface Spin {
  /** Reels from the left, each from the top. */
  readonly grid: SymbolId[][];
  readonly wins: Win[];
  /** Win in cents: the sum of `wins`, at most `MAX_WIN_MULTIPLIER` times the stake. */
  readonly win: number;
}

let bounds: { min: number; max: number } | undefined;

/** Returns the possible RTP in percent. */
export function returnBounds(): { min: number; max: number } {
  bounds ??= { min: computeReturn(LOW_RETURN_WEIGHTS) * 100, max: computeReturn(HIGH_RETURN_WEIGHTS) * 100 };
  return bounds;
}

/**
 * Plays one round.
 *
 * @param stake cents
 * @param rtp percent, clamped to `returnBounds`
 */
export function spin(random: Random, stake: number, rtp: number): Spin {
  const { min, max } = returnBounds();
  const weights = random.next() < (rtp - min) / (max - min) ? HIGH_RETURN_WEIGHTS : LOW_RETURN_WEIGHTS;
  const grid = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => draw(random, weights)));
  const wins = findWins(grid, stake);
  const sum = wins.reduce((total, { amount }) => total + amount, 0);
  return { grid, wins, win: Math.min(sum, stake * MAX_WIN_MULTIPLIER) };
}

function draw(random: Random, weights: Weights): SymbolId {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, symbol] of symbolIds.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return symbol;
  }
  return symbolIds[0];
}
