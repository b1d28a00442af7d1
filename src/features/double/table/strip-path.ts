import { ROLLING_MS } from '@/fairness/double/round-times';
import { SLOT_COUNT } from '@/fairness/double/rules';

/** Numbers in the order of the tiles: white (0), then black and red in turn. */
export const TILE_ORDER: readonly number[] = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4];

/** Number of cycles of all tiles on the strip. The strip rests on the second one, so that both sides have tiles. */
export const CYCLES = 6;
const HOME_CYCLE = 1;
/** Number of cycles by which a full spin moves the strip. */
const MAX_TURNS = 3;
/** Minimum time until the wheel stops for which a spin is shown. */
export const MIN_SPIN_MS = 300;

/** Returns the index of the tile on which the strip rests, from 0. */
export function restingTile(roll: number): number {
  return HOME_CYCLE * SLOT_COUNT + TILE_ORDER.indexOf(roll);
}

/**
 * Returns the index of the tile on which a spin ends. A spin that begins late has fewer turns at the same speed, but at least one. The
 * caller moves the strip back to `restingTile` afterwards.
 *
 * @param remainingMs time until the wheel stops
 */
export function landingTile(roll: number, remainingMs: number): number {
  const turns = Math.max(1, Math.min(MAX_TURNS, Math.round((MAX_TURNS * remainingMs) / ROLLING_MS)));
  return restingTile(roll) + turns * SLOT_COUNT;
}

/** Returns the CSS transform of the whole strip that centres a tile. @param tile index from 0 */
export function tileTransform(tile: number): string {
  return `translateX(${(-100 * (tile + 0.5)) / (CYCLES * SLOT_COUNT)}%)`;
}

/** Easing of a spin, which slows down to the end. */
export const EASING = 'cubic-bezier(0.16, 0.32, 0.06, 1)';
