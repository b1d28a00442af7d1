/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { ObservedId } from './observed-id';

/**
 * A deposit of the player was approved (T1).
 */
export interface DepositApprovedEvent {
  /** The id of the deposit. */
  transaction_id: ObservedId;
  /** What was deposited, in cents of BRL. */
  amount: Cents;
  /**
     * Which deposit of this player it is, 1 for the first (E10).
     * @minimum 1
     * @maximum 2147483647
     */
  deposit_occurrence: number;
}
