/** Explains why no world signs for a connection. */
export const explainClosedSocket = (socketId: string): string =>
  `No socket ${socketId} is open. Send the socket_id of pusher:connection_established: each new connection has another one.`;
