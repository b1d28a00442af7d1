/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';

/**
 * What the player holds besides the balance.
 */
export interface UserWallet {
  /** Bonus money in cents of BRL, the base of the bonus balance (E12). */
  bonus_mixed: Cents | Unknown;
}
