/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';

/**
 * What the player has. withdrawable and locked together are balance.
 */
export interface WalletSummary {
  /** Real money to play with, in cents of BRL; the balance of A19. */
  balance: Cents | Unknown;
  /** Bonus money in cents of BRL, wallet.bonus_mixed plus the rollover's amount_current (E12). */
  bonus: Cents | Unknown;
  /** The part of the balance that must be wagered before it can be withdrawn, in cents of BRL. */
  locked: Cents | Unknown;
  /** The part of the balance that can be withdrawn now, in cents of BRL. */
  withdrawable: Cents | Unknown;
  /** Taken from the balance for withdrawals that are not paid yet, in cents of BRL. */
  pending_withdraw: Cents | Unknown;
}
