/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Referral } from './referral';

/**
 * One page of players who came by a code.
 */
export interface ReferralList {
  /**
     * The players.
     * @maxItems 60
     */
  data: Referral[];
  links: Links;
  meta: Meta;
}
