/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { Unknown } from './unknown';
import type { WithdrawalPixKey } from './withdrawal-pix-key';
import type { WithdrawalStatus } from './withdrawal-status';
import type { WithdrawalStep } from './withdrawal-step';

/**
 * A withdrawal by PIX.
 */
export interface Withdrawal {
  /** The id of the withdrawal. */
  id: Id;
  /** What is withdrawn, in cents of BRL. */
  amount: Cents | Unknown;
  status: WithdrawalStatus | Unknown;
  /**
     * Why it was refused (pt-BR), null where it was not.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  pix_key: WithdrawalPixKey;
  /** When it was asked for. */
  created_at: DateTime;
  /** Until when it must be paid, at most 120 minutes after it was asked for (D9). */
  due_at: DateTime;
  /**
     * Its steps, the oldest first; the last one is its status.
     * @minItems 1
     * @maxItems 50
     */
  timeline: WithdrawalStep[];
}
