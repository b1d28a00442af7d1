/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { DoubleBetReceipt } from './double-bet-receipt';
import type { DoubleBetStatus } from './double-bet-status';
import type { DoubleColor } from './double-color';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A player's bet on a round of double.
 */
export interface DoubleBet {
  /** The id of the bet. */
  id: Id;
  /** The id of the round. */
  round_id: Id;
  color: DoubleColor | Unknown;
  /** The stake in cents of BRL. */
  amount: Cents | Unknown;
  status: DoubleBetStatus | Unknown;
  /** What was credited in cents of BRL, the stake included; 0 when it was lost, the stake when it was cancelled or voided, null while it is open. */
  payout: number | null | Unknown;
  /** When the bet was placed. */
  placed_at: DateTime;
  receipt: DoubleBetReceipt;
}
