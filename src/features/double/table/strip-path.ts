import { ROLLING_MS } from '@/fairness/double/round-times';
import { SLOT_COUNT } from '@/fairness/double/rules';

/** Numbers in the order of the tiles, red and black in turn. */
export const TILE_ORDER: readonly number[] = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4];

/** Number of cycles. The strip rests on the second one, so that both sides have tiles. */
export const CYCLES = 6;
const HOME_CYCLE = 1;
/** Turns of a full spin. */
const MAX_TURNS = 3;
/** Time below which there is no spin. */
export const MIN_SPIN_MS = 300;

export function restingTile(roll: number): number {
  return HOME_CYCLE * SLOT_COUNT + TILE_ORDER.indexOf(roll);
}

/** Finds where a spin ends. Late spins have fewer turns at the same speed. */
export function landingTile(roll: number, remainingMs: number): number {
  const turns = Math.max(1, Math.min(MAX_TURNS, Math.round((MAX_TURNS * remainingMs) / ROLLING_MS)));
  return restingTile(roll) + turns * SLOT_COUNT;
}

export function tileTransform(tile: number): string {
  return `translateX(${(-100 * (tile + 0.5)) / (CYCLES * SLOT_COUNT)}%)`;
}

export const EASING = 'cubic-bezier(0.16, 0.32, 0.06, 1)';
