import { ROLLING_MS } from './phase';
import { SLOT_COUNT } from '../rules';

/** The numbers as they follow on the strip: red and black in turn. */
export const ORDER: readonly number[] = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4];

/** How often the order stands on the strip, and on which of them it rests. */
export const CYCLES = 6;
const HOME = 1;
/** How often a whole spin passes all numbers. */
const TURNS = 3;
/** Less than this is left: the result is shown as it is. In ms. */
export const MIN_SPIN_MS = 300;

/** Where the strip rests on a number: the index of a tile. */
export function restingTile(roll: number): number {
  return HOME * SLOT_COUNT + ORDER.indexOf(roll);
}

/**
 * Where a spin from one number ends: at the number, after as many turns as the time allows, so that one who joins late
 * sees it run at the usual speed.
 *
 * @param left until it lands, in ms
 * @returns the index of a tile
 */
export function landingTile(roll: number, left: number): number {
  const turns = Math.max(1, Math.min(TURNS, Math.round((TURNS * left) / ROLLING_MS)));
  return restingTile(roll) + turns * SLOT_COUNT;
}

/** The strip moved so that the middle of a tile lies on its left end's place. */
export function tileTransform(tile: number): string {
  return `translateX(${(-100 * (tile + 0.5)) / (CYCLES * SLOT_COUNT)}%)`;
}

/** A push, then a long run out: what a wheel of some weight does. */
export const EASING = 'cubic-bezier(0.16, 0.32, 0.06, 1)';
