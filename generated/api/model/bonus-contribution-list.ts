/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusContribution } from './bonus-contribution';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of stakes that counted.
 */
export interface BonusContributionList {
  /**
     * The stakes.
     * @maxItems 60
     */
  data: BonusContribution[];
  links: Links;
  meta: Meta;
}
