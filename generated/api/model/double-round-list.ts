/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleRound } from './double-round';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of rounds of double.
 */
export interface DoubleRoundList {
  /**
     * The rounds.
     * @maxItems 60
     */
  data: DoubleRound[];
  links: Links;
  meta: Meta;
}
