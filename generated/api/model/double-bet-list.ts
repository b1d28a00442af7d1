/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleBet } from './double-bet';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of bets on double.
 */
export interface DoubleBetList {
  /**
     * The bets.
     * @maxItems 60
     */
  data: DoubleBet[];
  links: Links;
  meta: Meta;
}
