/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Unknown } from './unknown';
import type { WithdrawalStatus } from './withdrawal-status';

/**
 * A step of a withdrawal.
 */
export interface WithdrawalStep {
  status: WithdrawalStatus | Unknown;
  /** When it came to this status. */
  at: DateTime;
}
