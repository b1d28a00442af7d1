/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesMultiplier } from './mines-multiplier';

/**
 * By number of mines (1 to 24) the multipliers after the first, second, … revealed cell, one for each cell without a mine.
 */
export interface MinesMultipliers {[key: string]: MinesMultiplier[]}
