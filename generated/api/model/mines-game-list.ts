/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { MinesGame } from './mines-game';

/**
 * One page of games of mines.
 */
export interface MinesGameList {
  /**
     * The games.
     * @maxItems 60
     */
  data: MinesGame[];
  links: Links;
  meta: Meta;
}
