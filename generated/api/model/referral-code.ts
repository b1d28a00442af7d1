/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code by which a player invites others.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ReferralCode = string;
