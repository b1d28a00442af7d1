/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FavoriteGame } from './favorite-game';
import type { Flag } from './flag';

/**
 * The favourite games of one player.
 */
export interface FavoriteGameList {
  /** Whether data can be trusted. */
  success: Flag;
  /**
     * The games, the newest favourite first.
     * @maxItems 10000
     */
  data: FavoriteGame[];
}
