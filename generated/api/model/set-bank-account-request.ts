/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An account of the player at a bank or payment institution.
 */
export interface SetBankAccountRequest {
  /**
     * The number of the bank (COMPE).
     * @pattern ^\d{3}$
     */
  bank: string;
  /**
     * The branch without its check digit.
     * @pattern ^\d{1,5}$
     */
  branch: string;
  /**
     * The account with its check digit.
     * @pattern ^\d{1,12}-?[\dxX]$
     */
  account: string;
}
