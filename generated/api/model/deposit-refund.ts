/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositRefundStatus } from './deposit-refund-status';

/**
 * The return of a payment to the account it came from.
 */
export interface DepositRefund {
  /** On its way; arrived; not possible, so that the support has to help. */
  status: DepositRefundStatus;
  /**
     * When it arrived, null before.
     * @nullable
     */
  at: string | null;
}
