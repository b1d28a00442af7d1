/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Bet } from './bet';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of rounds and bets.
 */
export interface BetList {
  /**
     * The bets.
     * @maxItems 60
     */
  data: Bet[];
  links: Links;
  meta: Meta;
}
