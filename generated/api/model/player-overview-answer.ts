/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayerOverview } from './player-overview';

/**
 * The first answers of a player's page.
 */
export interface PlayerOverviewAnswer {
  data: PlayerOverview;
}
