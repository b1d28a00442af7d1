/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesGame } from './mines-game';

/**
 * One game of mines.
 */
export interface MinesGameAnswer {
  data: MinesGame;
}
