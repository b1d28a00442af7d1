/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserCoupon } from './user-coupon';

/**
 * The coupon that was applied, or why it was not (C3).
 */
export interface ApplyCouponAnswer {
  /** The coupon as the player holds it now, null or absent where it was refused. */
  userCoupon?: UserCoupon | null;
  /**
     * Why it was refused, an older form of message.
     * @nullable
     */
  error?: string | null;
  /**
     * A text for the player (pt-BR).
     * @nullable
     */
  message?: string | null;
}
