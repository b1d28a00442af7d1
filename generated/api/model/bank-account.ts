/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A confirmed account of the player.
 */
export interface BankAccount {
  /**
     * The number of the bank.
     * @pattern ^\d{3}$
     */
  bank: string;
  /**
     * The branch.
     * @pattern ^\d{1,5}$
     */
  branch: string;
  /**
     * The end of the account.
     * @minLength 2
     * @maxLength 20
     */
  account_masked: string;
}
