/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameLaunch } from './game-launch';

/**
 * One game session that is open.
 */
export interface GameLaunchAnswer {
  data: GameLaunch;
}
