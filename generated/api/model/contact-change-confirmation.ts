/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code that came to the new e-mail address or phone.
 */
export interface ContactChangeConfirmation {
  /**
     * Six digits.
     * @pattern ^\d{6}$
     */
  code: string;
}
