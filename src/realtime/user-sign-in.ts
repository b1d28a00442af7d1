import type Pusher from 'pusher-js';

import { HttpError } from '@/api/errors';

import { note } from './event-log';
import { readUserId } from './frames';

/**
 * Creates the sign-in of the player on the socket, and replaces the `userAuthenticator` of `pusher`. The server then knows whose
 * connection it is, and can end all connections of a player at once. pusher-js repeats it on each connection.
 *
 * @param isOffered true if the backend offers it, according to the configuration. A 404 ends it for the visit.
 */
export function createUserSignIn(pusher: Pusher, isOffered: boolean) {
  let userId: string | null = null;
  let isAvailable = isOffered;

  /** @throws if there is no sign-in, or none for this player */
  async function sign(socketId: string): Promise<{ auth: string; user_data: string }> {
    const signedFor = userId;
    if (signedFor === null || !isAvailable) throw new Error('there is nobody to sign in');
    const { authenticateSocketUser } = await import('@generated/api/realtime');
    const { auth, user_data } = await authenticateSocketUser({ socket_id: socketId });
    if (userId !== signedFor || pusher.connection.socket_id !== socketId) throw new Error('the signature arrived too late');
    // Rejects another user's signature, with which the server would give the connection to another player (SPEC V4).
    if (readUserId(user_data) !== signedFor) throw new Error('the signature is for another user');
    return { auth, user_data };
  }

  pusher.config.userAuthenticator = ({ socketId }, done) => {
    sign(socketId).then(
      (data) => done(null, data),
      (error: unknown) => {
        if (error instanceof HttpError && error.status === 404) isAvailable = false;
        note(`no sign-in: ${String(error)}`);
        done(error instanceof Error ? error : new Error('no sign-in'), null);
      },
    );
  };

  return {
    /**
     * Sets the player to sign in; null for a visitor, which does not sign out the connection. Sends nothing.
     * @returns true if this is another player and sign-in is available: the caller signs in on this connection or the next
     */
    setUser(next: string | null): boolean {
      const isAnother = next !== null && next !== userId;
      userId = next;
      return isAnother && isAvailable;
    },
  };
}
