/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether what the referral rules ask of the new player is done.
 */
export type ReferralStatus = typeof ReferralStatus[keyof typeof ReferralStatus];


export const ReferralStatus = {
  pending: 'pending',
  qualified: 'qualified',
} as const;
