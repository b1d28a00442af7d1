import { socketPath } from './socket-address';

/**
 * Explains why a world does not authorize a channel for a socket that is connected to another world.
 *
 * @param own name of the world of the call
 * @param other name of the world of the socket
 */
export function explainForeignSocket(socketId: string, own: string, other: string): string {
  const path = `wsPath: '${socketPath(own)}'`;
  return `The socket ${socketId} belongs to ${describe(other)}, this call to ${describe(own)}. Open the socket with ${path} (Echo, pusher-js), or make the call in the world of the socket.`;
}

// The name of a visit's own world has a space before the visit's key.
const describe = (name: string) => `the world ${name.replace(' ', ', visit ')}`;
