/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { NumericFlag } from './numeric-flag';
import type { ObservedId } from './observed-id';

/**
 * The player's bonus in rollover changed (T1). The payload is not known; by our decision it is the fields of E2, of which none is required.
 */
export interface UserRolloverUpdateEvent {
  /** The id of the rollover. */
  id?: ObservedId;
  /** 1 means active; no other value does. */
  active?: NumericFlag;
  /** Bonus money that is left, in cents of BRL. */
  amount_current?: Cents;
  /** The turnover that is required, in cents of BRL. */
  amount_rollover?: Cents;
  /** Winnings made with the bonus, in cents of BRL. */
  amount_won?: Cents;
  /** The balance of the bonus, in cents of BRL. */
  balance?: Cents;
  /** Turnover that has counted so far, in cents of BRL. A proposal of ours. */
  amount_wagered?: Cents;
}
