import { ROLLING_MS } from './phase';
import { SLOT_COUNT } from '../rules';

/** Order of the numbers on the strip: red and black in turn. */
export const TILE_ORDER: readonly number[] = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4];

/** The strip repeats the order, and rests on the second repetition so that tiles are visible on both sides. */
export const CYCLES = 6;
const HOME_CYCLE = 1;
/** A full spin passes all numbers this many times. */
const MAX_TURNS = 3;
/** With less time left the result is shown without a spin. */
export const MIN_SPIN_MS = 300;

/** Returns the index of the tile on which the strip rests for a number. */
export function restingTile(roll: number): number {
  return HOME_CYCLE * SLOT_COUNT + TILE_ORDER.indexOf(roll);
}

/**
 * Returns the index of the tile on which a spin ends. A player who joins late sees fewer turns at the usual speed.
 *
 * @param remainingMs ms until the wheel stops
 */
export function landingTile(roll: number, remainingMs: number): number {
  const turns = Math.max(1, Math.min(MAX_TURNS, Math.round((MAX_TURNS * remainingMs) / ROLLING_MS)));
  return restingTile(roll) + turns * SLOT_COUNT;
}

/** Returns the transform that centres a tile. */
export function tileTransform(tile: number): string {
  return `translateX(${(-100 * (tile + 0.5)) / (CYCLES * SLOT_COUNT)}%)`;
}

/** Starts fast and runs out slowly, like a heavy wheel. */
export const EASING = 'cubic-bezier(0.16, 0.32, 0.06, 1)';
