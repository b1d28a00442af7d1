import type { Effect } from './effects';
import { signal, signedIn, type ClientFrame } from './frames';
import { isChannelName, needsSignature, userChannel } from './names';
import { badSignature, existingSubscription, problems, unavailableChannel, type Manner } from './problems';
import type { Connection, Registry } from './registry';
import type { Replies } from './replies';
import { channelText, userText } from './signature';

/** A request that waits for the verification of its signature. */
type Question =
  | { kind: 'subscribe'; socketId: string; channel: string; text: string; auth: string }
  | { kind: 'signin'; socketId: string; userId: string; userData: string };

/** Creates the part of the protocol for subscribing, unsubscribing and signing in. */
export function createSubscriptions(key: string, manner: () => Manner, registry: Registry, replies: Replies) {
  const { end, complain, malformed } = replies;
  const questions = new Map<number, Question>();
  let lastQuestion = 0;

  function ask(question: Question, text: string, auth: string): Effect[] {
    const [authKey, signature = ''] = auth.split(':', 2);
    const id = ++lastQuestion;
    questions.set(id, question);
    return authKey === key ? [{ type: 'verify', id, text, signature }] : settle(id, false);
  }

  function drop(matches: (question: Question) => boolean): void {
    for (const [id, question] of questions) {
      if (matches(question)) questions.delete(id);
    }
  }

  function confirm(connection: Connection, channel: string): Effect[] {
    const { socketId, userId, channels } = connection;
    const foreign = channel.startsWith('#') && (userId === undefined || channel !== userChannel(userId));
    if (foreign) return complain(socketId, unavailableChannel(channel));
    if (channels.has(channel) && manner() === 'closeCode') return complain(socketId, existingSubscription(channel));
    registry.join(connection, channel);
    return [signal(socketId, 'pusher_internal:subscription_succeeded', channel)];
  }

  /** Completes a verification. It is ignored if the connection is closed or the channel was left meanwhile. */
  function settle(id: number, valid: boolean): Effect[] {
    const question = questions.get(id);
    questions.delete(id);
    const connection = question && registry.connections.get(question.socketId);
    if (!connection) return [];
    const { socketId } = connection;
    if (question.kind === 'subscribe') {
      if (valid) return confirm(connection, question.channel);
      return complain(socketId, badSignature(manner(), question.text, question.auth));
    }
    if (!valid) return end(socketId, problems.unauthorized);
    connection.userId = question.userId;
    return [signedIn(socketId, question.userData)];
  }

  return {
    settle,

    /** Handles `pusher:subscribe`. Presence channels are not supported. */
    subscribe(connection: Connection, data: ClientFrame['data']): Effect[] {
      const { socketId } = connection;
      const { channel, auth, channel_data: channelData } = data;
      if (typeof channel !== 'string') return malformed(socketId);
      if (!isChannelName(channel) || channel.startsWith('presence-')) {
        return complain(socketId, unavailableChannel(channel));
      }
      if (!needsSignature(channel)) return confirm(connection, channel);
      const text = channelText(socketId, channel, typeof channelData === 'string' ? channelData : undefined);
      const given = typeof auth === 'string' ? auth : '';
      return ask({ kind: 'subscribe', socketId, channel, text, auth: given }, text, given);
    },

    /** Handles `pusher:unsubscribe`, even while the signature is being verified. It has no response. */
    unsubscribe(connection: Connection, { channel }: ClientFrame['data']): Effect[] {
      const { socketId } = connection;
      if (typeof channel !== 'string') return malformed(socketId);
      drop((one) => one.kind === 'subscribe' && one.socketId === socketId && one.channel === channel);
      registry.leave(connection, channel);
      return [];
    },

    /** Handles `pusher:signin`: binds the connection to a user. */
    signin({ socketId }: Connection, data: ClientFrame['data']): Effect[] {
      const { auth, user_data: userData } = data;
      if (typeof auth !== 'string' || typeof userData !== 'string') return malformed(socketId);
      const userId = userIdIn(userData);
      if (userId === undefined) return end(socketId, problems.unauthorized);
      return ask({ kind: 'signin', socketId, userId, userData }, userText(socketId, userData), auth);
    },

    /** Discards the pending verifications of a closed connection. */
    forget(socketId: string): void {
      drop((one) => one.socketId === socketId);
    },
  };
}

/** Returns the id in signed user data, which must be a non-empty string (SPEC V4). */
function userIdIn(userData: string): string | undefined {
  try {
    const user: unknown = JSON.parse(userData);
    if (typeof user !== 'object' || user === null || !('id' in user)) return undefined;
    return typeof user.id === 'string' && user.id !== '' ? user.id : undefined;
  } catch {
    return undefined;
  }
}
