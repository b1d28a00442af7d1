/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { ProtectionLimitPeriod } from './protection-limit-period';
import type { ProtectionLimitType } from './protection-limit-type';
import type { Unknown } from './unknown';

/**
 * A change of a limit that was asked for. from and to are in minutes for the type time, a number of bets for count, in cents of BRL for the others.
 */
export interface ProtectionLimitChange {
  /** The id of the change. */
  id: Id;
  type: ProtectionLimitType | Unknown;
  period: ProtectionLimitPeriod | Unknown;
  /** What held before; null where there was no limit. */
  from: number | null | Unknown;
  /** What was asked for; null to remove the limit. */
  to: number | null | Unknown;
  /** Who asked for it. An operator may lower a limit, for example of a player at risk. */
  by: 'player' | 'operator' | Unknown;
  /** When it was asked for. */
  requested_at: DateTime;
  /** When it took or takes effect, unless it was called off before. */
  effective_at: DateTime;
  /** Whether it took effect, waits for effective_at, or was called off or replaced before. */
  status: 'effective' | 'pending' | 'cancelled' | Unknown;
}
