/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The operator or the player.
 */
export interface ResultsParty {
  /**
     * The full name.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * CNPJ or CPF.
     * @minLength 1
     * @maxLength 18
     */
  document: string;
}
