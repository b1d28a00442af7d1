/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The first code of the app.
 */
export interface ConfirmTotpRequest {
  /**
     * Six digits.
     * @minLength 6
     * @maxLength 6
     * @pattern ^\d{6}$
     */
  code: string;
}
