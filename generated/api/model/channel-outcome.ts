/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A signature for one channel, or none.
 */
export interface ChannelOutcome {
  /**
     * The channel with its prefix.
     * @maxLength 164
     */
  channel_name: string;
  /**
     * As of A25; null if the channel is not the player's own.
     * @maxLength 256
     * @nullable
     * @pattern ^[^:]+:[0-9a-f]{64}$
     */
  auth: string | null;
}
