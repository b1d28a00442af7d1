/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CouponCode } from './coupon-code';

/**
 * The coupon to be applied.
 */
export interface ApplyCouponRequest {
  code: CouponCode;
}
