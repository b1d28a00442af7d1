/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BarringReason } from './barring-reason';
import type { DateTime } from './date-time';
import type { Unknown } from './unknown';

/**
 * Why and since when the player may not bet. The backend asks the register at the registration, at the first login of
 * each day and at least every 15 days. The player withdraws first, then the operator returns what is left, then the
 * account closes.
 */
export interface Barring {
  reason: BarringReason | Unknown;
  /** When the register answered that the player is barred. */
  since: DateTime;
  /** Until when the player withdraws without help, two days. */
  withdraw_until: DateTime;
  /** When the account closes, three days. */
  closes_at: DateTime;
  /** What the operator returned to an account of the player, in cents of BRL; null before it did. */
  returned: number | null | Unknown;
  /**
     * Stakes of bets that were open when the player was barred, in cents of BRL. The operator cancels these bets at once
     * and returns the stakes to the balance.
     */
  refunded?: number | Unknown;
}
