/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CouponCode } from './coupon-code';
import type { Flag } from './flag';

/**
 * A coupon (E3).
 */
export interface Coupon {
  code: CouponCode;
  /** Whether it takes effect with a deposit; then the deposit flow opens (C1). */
  deposit: Flag;
  /**
     * The occasion that it is tied to. Its values are not known.
     * @maxLength 64
     * @nullable
     */
  event?: string | null;
  /** Whether it is applied by registering. */
  apply_register?: Flag;
}
