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

const describe = (name: string) => `the world ${name.replace(' ', ', visit ')}`;
