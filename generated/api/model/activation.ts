/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivationStatus } from './activation-status';
import type { ActivationStep } from './activation-step';
import type { BankAccount } from './bank-account';

/**
 * What a new account needs before money moves.
 */
export interface Activation {
  /** pending: the player has something to do; in_review: the operator checks; active: money may move. */
  status: ActivationStatus;
  /**
     * The steps that the operator requires, in the order in which the site shows them.
     * @minItems 1
     * @maxItems 3
     */
  steps: ActivationStep[];
  /** The stated account, null while there is none. */
  bank_account: BankAccount | null;
}
