/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of a coupon, as the player enters it. Case does not matter (C2).
 * @minLength 1
 * @maxLength 64
 */
export type CouponCode = string;
