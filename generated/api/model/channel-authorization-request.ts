/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A connection that wants to hear a private channel.
 */
export interface ChannelAuthorizationRequest {
  /**
     * The id that the socket server gave to this connection.
     * @maxLength 64
     * @pattern ^\d+\.\d+$
     */
  socket_id: string;
  /**
     * The channel with its prefix.
     * @maxLength 164
     * @pattern ^(private|presence)-[A-Za-z0-9_=@,.;-]+$
     */
  channel_name: string;
}
