/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { NumericFlag } from './numeric-flag';
import type { ObservedId } from './observed-id';
import type { Unknown } from './unknown';

/**
 * A bonus of the player. Of an item of the list active is known (E2), and the id by the calls about it (A3 to A5); the amounts are a proposal of ours.
 */
export interface Bonus {
  /** The id of the bonus, part of the name of its real-time channel (T1). */
  id: ObservedId;
  /**
     * What the bonus is called (pt-BR). A proposal of ours.
     * @maxLength 120
     * @nullable
     */
  name?: string | null;
  /** 1 means active (E2); no other value does. */
  active: NumericFlag;
  /** Bonus money that is left, in cents of BRL. */
  amount_current?: Cents | Unknown;
  /** The turnover that is required, in cents of BRL. */
  amount_rollover?: Cents | Unknown;
  /** Winnings made with the bonus, in cents of BRL. */
  amount_won?: Cents | Unknown;
  /** The balance of the bonus, in cents of BRL. */
  balance?: Cents | Unknown;
  /** Turnover that has counted so far, in cents of BRL. A proposal of ours; where it is absent no progress bar is drawn. */
  amount_wagered?: Cents | Unknown;
  /**
     * Until when the turnover must be done, null where it never expires. A proposal of ours.
     * @nullable
     */
  expires_at?: string | null;
}
