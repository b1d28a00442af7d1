/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { SportsBet } from './sports-bet';

/**
 * One page of sports bets.
 */
export interface SportsBetList {
  /**
     * The bets.
     * @maxItems 60
     */
  data: SportsBet[];
  links: Links;
  meta: Meta;
}
