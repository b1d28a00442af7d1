/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Id } from './id';
import type { WithdrawalStatus } from './withdrawal-status';

/**
 * A withdrawal of the player moved on.
 */
export interface WithdrawUpdateEvent {
  /** The id of the withdrawal. */
  id: Id;
  status: WithdrawalStatus;
  /** What is withdrawn, in cents of BRL. */
  amount: Cents;
}
