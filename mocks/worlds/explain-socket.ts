import { socketPath } from './socket-address';

/**
 * Explains why a world does not sign for a connection that another world has.
 *
 * @param own world of the call
 */
export function explainForeignSocket(socketId: string, own: string, other: string): string {
  const path = `wsPath: '${socketPath(own)}'`;
  return `The socket ${socketId} belongs to ${describe(other)}, this call to ${describe(own)}. Open the socket with ${path} (Echo, pusher-js), or make the call in the world of the socket.`;
}

/** Explains why no world signs for a connection. */
export const explainClosedSocket = (socketId: string): string =>
  `No socket ${socketId} is open. Send the socket_id of pusher:connection_established: each new connection has another one.`;

const describe = (name: string) => `the world ${name.replace(' ', ', visit ')}`;
