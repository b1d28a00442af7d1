/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A signature that opens one channel to one connection.
 */
export interface ChannelAuthorization {
  /**
     * The application's key, a colon, and the signature as 64 hex characters.
     * @maxLength 256
     * @pattern ^[^:]+:[0-9a-f]{64}$
     */
  auth: string;
  /**
     * Signed data about the member, JSON in text; presence channels only.
     * @maxLength 10240
     */
  channel_data?: string;
}
