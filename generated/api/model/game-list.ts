/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of games.
 */
export interface GameList {
  /**
     * The games.
     * @maxItems 60
     */
  data: Game[];
  links: Links;
  meta: Meta;
}
