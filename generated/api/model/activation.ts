/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivationStep } from './activation-step';
import type { BankAccount } from './bank-account';
import type { Unknown } from './unknown';

/**
 * What a new account needs before money moves.
 */
export interface Activation {
  /** pending: the player has something to do; in_review: the operator checks; active: money may move. */
  status: 'pending' | 'in_review' | 'active' | Unknown;
  /**
     * The steps that the operator requires, in the order in which the site shows them.
     * @minItems 1
     * @maxItems 3
     */
  steps: ActivationStep[];
  /** The stated account, null while there is none. */
  bank_account: BankAccount | null;
}
