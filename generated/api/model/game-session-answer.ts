/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSessionSummary } from './game-session-summary';

/**
 * One game session that is closed.
 */
export interface GameSessionAnswer {
  data: GameSessionSummary;
}
