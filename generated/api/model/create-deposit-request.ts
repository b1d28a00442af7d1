/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AmountToMove } from './amount-to-move';
import type { CouponCode } from './coupon-code';
import type { CreateDepositRequestMethod } from './create-deposit-request-method';

/**
 * A deposit to be started.
 */
export interface CreateDepositRequest {
  amount: AmountToMove;
  /** How it is paid; PIX alone (D9). */
  method: CreateDepositRequestMethod;
  coupon?: CouponCode;
}
