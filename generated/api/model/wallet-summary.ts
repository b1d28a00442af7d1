/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';

/**
 * What the player has. withdrawable and locked together are balance.
 */
export interface WalletSummary {
  /** Real money to play with, in cents of BRL; the balance of A19. */
  balance: Cents;
  /** Bonus money in cents of BRL, wallet.bonus_mixed plus the rollover's amount_current (E12). */
  bonus: Cents;
  /** The part of the balance that must be wagered before it can be withdrawn, in cents of BRL. */
  locked: Cents;
  /** The part of the balance that can be withdrawn now, in cents of BRL. */
  withdrawable: Cents;
  /** Taken from the balance for withdrawals that are not paid yet, in cents of BRL. */
  pending_withdraw: Cents;
}
