/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Unknown } from './unknown';

/**
 * The return of a payment to the account it came from.
 */
export interface DepositRefund {
  /** On its way; arrived; not possible, so that the support has to help. */
  status: 'pending' | 'paid' | 'failed' | Unknown;
  /**
     * When it arrived, null before.
     * @nullable
     */
  at: string | null;
}
