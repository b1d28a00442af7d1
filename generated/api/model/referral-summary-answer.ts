/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReferralSummary } from './referral-summary';

/**
 * A player's referral code and what came of it.
 */
export interface ReferralSummaryAnswer {
  data: ReferralSummary;
}
