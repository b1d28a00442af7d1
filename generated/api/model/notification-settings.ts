/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The types of notices that the player wants.
 */
export interface NotificationSettings {
  /** Deposits. */
  deposit: boolean;
  /** Withdrawals. */
  withdrawal: boolean;
  /** Bonuses and promotions. */
  bonus: boolean;
  /** Results of sports bets. Without it the site offers no such choice. */
  bet?: boolean;
  /** News of the site. */
  system: boolean;
}
