/** Returns the error text for a socket id that is open in no world. */
export const explainClosedSocket = (socketId: string): string =>
  `No socket ${socketId} is open. Send the socket_id of pusher:connection_established: each new connection has another one.`;
