/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { ProtectionLimitPeriod } from './protection-limit-period';
import type { ProtectionLimitType } from './protection-limit-type';
import type { Unknown } from './unknown';

/**
 * A limit that the player set. value, used and pending_value are in minutes for the type time, a number of bets for count, in cents of BRL for the others.
 */
export interface ProtectionLimit {
  /** The id of the limit. */
  id: Id;
  type: ProtectionLimitType | Unknown;
  period: ProtectionLimitPeriod | Unknown;
  /** What holds now. */
  value: number | Unknown;
  /** What was used of it in the present period; a loss is negative while the player is ahead. */
  used: number | Unknown;
  /** What holds from effective_at on. Null where nothing is pending, and where effective_at is set, then the limit is to be removed. */
  pending_value: number | null | Unknown;
  /**
     * When the pending change takes hold, null where nothing is pending.
     * @nullable
     */
  effective_at: string | null;
}
