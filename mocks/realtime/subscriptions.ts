import type { Effect } from './effects';
import { type ClientFrame, protocolFrame, signedIn } from './frames';
import { isChannelName, needsSignature, userChannel } from './names';
import { badSignature, type ErrorStyle, existingSubscription, protocolErrors, unavailableChannel } from './error-codes';
import type { Connection, Registry } from './registry';
import type { Replies } from './replies';
import { channelText, userText } from './signature';

/** Request that waits for the verification of its signature. */
type PendingVerification =
  | { kind: 'subscribe'; socketId: string; channel: string; text: string; auth: string }
  | { kind: 'signin'; socketId: string; userId: string; userData: string };

/** Creates the handlers for subscribing, unsubscribing and signing in. They change the registry, and return effects. */
export function createSubscriptions(key: string, errorStyle: () => ErrorStyle, registry: Registry, replies: Replies) {
  const { endConnection, sendError, malformed } = replies;
  const pendingVerifications = new Map<number, PendingVerification>();
  let lastVerificationId = 0;

  function requestVerification(pending: PendingVerification, text: string, auth: string): Effect[] {
    const [authKey, signature = ''] = auth.split(':', 2);
    const id = ++lastVerificationId;
    pendingVerifications.set(id, pending);
    return authKey === key ? [{ type: 'verify', id, text, signature }] : settle(id, false);
  }

  function cancelVerifications(matches: (pending: PendingVerification) => boolean): void {
    for (const [id, pending] of pendingVerifications) {
      if (matches(pending)) pendingVerifications.delete(id);
    }
  }

  function completeSubscription(connection: Connection, channel: string): Effect[] {
    const { socketId, userId, channels } = connection;
    const foreign = channel.startsWith('#') && (userId === undefined || channel !== userChannel(userId));
    if (foreign) return sendError(socketId, unavailableChannel(channel));
    if (channels.has(channel) && errorStyle() === 'closeCode') return sendError(socketId, existingSubscription(channel));
    registry.join(connection, channel);
    return [protocolFrame(socketId, 'pusher_internal:subscription_succeeded', channel)];
  }

  /** Completes or rejects the request whose signature was verified. Does nothing if it was cancelled or its connection ended. */
  function settle(id: number, valid: boolean): Effect[] {
    const pending = pendingVerifications.get(id);
    pendingVerifications.delete(id);
    const connection = pending && registry.connections.get(pending.socketId);
    if (!connection) return [];
    const { socketId } = connection;
    if (pending.kind === 'subscribe') {
      if (valid) return completeSubscription(connection, pending.channel);
      return sendError(socketId, badSignature(errorStyle(), pending.text, pending.auth));
    }
    if (!valid) return endConnection(socketId, protocolErrors.unauthorized);
    connection.userId = pending.userId;
    return [signedIn(socketId, pending.userData)];
  }

  return {
    settle,

    /** Subscribes to a public channel, or requests to verify the signature of a private one first. Presence channels get an error. */
    subscribe(connection: Connection, data: ClientFrame['data']): Effect[] {
      const { socketId } = connection;
      const { channel, auth, channel_data: channelData } = data;
      if (typeof channel !== 'string') return malformed(socketId);
      if (!isChannelName(channel) || channel.startsWith('presence-')) {
        return sendError(socketId, unavailableChannel(channel));
      }
      if (!needsSignature(channel)) return completeSubscription(connection, channel);
      const text = channelText(socketId, channel, typeof channelData === 'string' ? channelData : undefined);
      const signature = typeof auth === 'string' ? auth : '';
      return requestVerification({ kind: 'subscribe', socketId, channel, text, auth: signature }, text, signature);
    },

    /** Unsubscribes without a response, even while the signature is being verified. */
    unsubscribe(connection: Connection, { channel }: ClientFrame['data']): Effect[] {
      const { socketId } = connection;
      if (typeof channel !== 'string') return malformed(socketId);
      cancelVerifications((one) => one.kind === 'subscribe' && one.socketId === socketId && one.channel === channel);
      registry.leave(connection, channel);
      return [];
    },

    /** Requests to verify a sign-in; `settle` then binds the connection to the user. Subscribes to nothing. */
    signin({ socketId }: Connection, data: ClientFrame['data']): Effect[] {
      const { auth, user_data: userData } = data;
      if (typeof auth !== 'string' || typeof userData !== 'string') return malformed(socketId);
      const userId = parseUserId(userData);
      if (userId === undefined) return endConnection(socketId, protocolErrors.unauthorized);
      return requestVerification({ kind: 'signin', socketId, userId, userData }, userText(socketId, userData), auth);
    },

    /** Drops the pending requests of a closed connection. */
    forget(socketId: string): void {
      cancelVerifications((one) => one.socketId === socketId);
    },
  };
}

/** Returns the id in the JSON text of a user. Undefined unless it is a non-empty string (SPEC V4). */
function parseUserId(userData: string): string | undefined {
  try {
    const user: unknown = JSON.parse(userData);
    if (typeof user !== 'object' || user === null || !('id' in user)) return undefined;
    return typeof user.id === 'string' && user.id !== '' ? user.id : undefined;
  } catch {
    return undefined;
  }
}
