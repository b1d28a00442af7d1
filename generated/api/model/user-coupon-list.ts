/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserCoupon } from './user-coupon';

/**
 * The player's coupons.
 */
export interface UserCouponList {
  /** The coupons, the newest first. */
  userCoupons: UserCoupon[];
}
