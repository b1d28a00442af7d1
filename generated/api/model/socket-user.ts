/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A player, signed for one connection.
 */
export interface SocketUser {
  /**
     * The application's key, a colon, and the signature as 64 hex characters.
     * @maxLength 256
     * @pattern ^[^:]+:[0-9a-f]{64}$
     */
  auth: string;
  /**
     * The player as JSON in text, an object with the player's id as a non-empty string (V4).
     * @minLength 2
     * @maxLength 10240
     */
  user_data: string;
}
