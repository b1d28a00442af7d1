/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { NumericFlag } from './numeric-flag';
import type { ObservedId } from './observed-id';
import type { Unknown } from './unknown';

/**
 * The player's bonus in rollover (E2).
 */
export interface UserRollover {
  /** The id of the rollover, part of the name of its real-time channel (T1). */
  id: ObservedId;
  /** 1 means active; no other value does. */
  active: NumericFlag;
  /** Bonus money that is left, in cents of BRL. */
  amount_current: Cents | Unknown;
  /** The turnover that is required, in cents of BRL. */
  amount_rollover: Cents | Unknown;
  /** Winnings made with the bonus, in cents of BRL. */
  amount_won: Cents | Unknown;
  /** The balance of the bonus, in cents of BRL. */
  balance: Cents | Unknown;
  /** Turnover that has counted so far, in cents of BRL. A proposal of ours; where it is absent no progress bar is drawn. */
  amount_wagered?: Cents | Unknown;
}
