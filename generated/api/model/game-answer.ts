/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameDetail } from './game-detail';

/**
 * One game.
 */
export interface GameAnswer {
  data: GameDetail;
}
