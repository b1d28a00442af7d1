/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A connection that wants to hear several private channels.
 */
export interface ChannelBatchRequest {
  /**
     * The id that the socket server gave to this connection.
     * @maxLength 64
     * @pattern ^\d+\.\d+$
     */
  socket_id: string;
  /**
     * The channels with their prefix.
     * @minItems 1
     * @maxItems 20
     * @items.maxLength 164
     * @items.pattern ^(private|presence)-[A-Za-z0-9_=@,.;-]+$
     */
  channel_names: string[];
}
