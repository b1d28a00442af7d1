/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A connection that is a player's.
 */
export interface SocketUserRequest {
  /**
     * The id that the socket server gave to this connection.
     * @maxLength 64
     * @pattern ^\d+\.\d+$
     */
  socket_id: string;
}
