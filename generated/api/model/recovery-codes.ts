/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Codes for a player who has lost the app.
 */
export interface RecoveryCodes {
  /**
     * Shown once.
     * @minItems 1
     * @maxItems 20
     * @items.minLength 9
     * @items.maxLength 9
     * @items.pattern ^[a-z0-9]{4}-[a-z0-9]{4}$
     */
  recovery_codes: string[];
}
