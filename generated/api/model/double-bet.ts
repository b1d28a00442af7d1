/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { DoubleBetReceipt } from './double-bet-receipt';
import type { DoubleBetStatus } from './double-bet-status';
import type { DoubleColor } from './double-color';
import type { Id } from './id';

/**
 * A player's bet on a round of double.
 */
export interface DoubleBet {
  /** The id of the bet. */
  id: Id;
  /** The id of the round. */
  round_id: Id;
  color: DoubleColor;
  /** The stake in cents of BRL. */
  amount: Cents;
  status: DoubleBetStatus;
  /**
     * What was credited in cents of BRL, the stake included; 0 when it was lost, the stake when it was cancelled or voided, null while it is open.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  payout: number | null;
  /** When the bet was placed. */
  placed_at: DateTime;
  receipt: DoubleBetReceipt;
}
