/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { ReferralCode } from './referral-code';
import type { Unknown } from './unknown';

/**
 * A player's referral code and what came of it.
 */
export interface ReferralSummary {
  code: ReferralCode;
  /**
     * The address to share.
     * @maxLength 500
     */
  link: string;
  /**
     * How many players came.
     * @minimum 0
     * @maximum 2147483647
     */
  total: number;
  /** What the player has earned with it, in cents of BRL. */
  earned: Cents | Unknown;
}
