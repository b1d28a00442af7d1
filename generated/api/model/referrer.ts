/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaskedName } from './masked-name';
import type { ReferralCode } from './referral-code';

/**
 * A player who invited.
 */
export interface Referrer {
  code: ReferralCode;
  name: MaskedName;
}
