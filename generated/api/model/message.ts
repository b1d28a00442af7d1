/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An answer that holds a message for the player alone.
 */
export interface Message {
  /**
     * What the player is told (pt-BR).
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
}
