import type { Effect } from './effects';
import { established, eventFrame, parseFrame, signal, type ClientFrame } from './frames';
import { problems, type Manner, type Problem } from './problems';
import { createRegistry, type ChannelInfo, type Connection } from './registry';
import { createReplies } from './replies';
import { createSubscriptions } from './subscriptions';

const PROTOCOL_VERSION = '7';

/** How the server behaves. The defaults are Laravel Reverb's. */
export interface ProtocolOptions {
  /** The one app key that it knows. */
  key: string;
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** A number from 0 up to 1, for socket ids. */
  random: () => number;
  manner?: Manner;
  /** Told to the client in the handshake: it pings after so many silent seconds. Default 30. */
  activityTimeoutSeconds?: number;
  /** The server pings a client that was silent for so long. Default 60,000. */
  pingAfterMs?: number;
  /** A client that answers nothing for so long after a ping is ended with 4201. Default 30,000. */
  pongTimeoutMs?: number;
  /** More connections than `max` are refused: 4004 means for good, 4100 means try again. */
  limit?: { max: number; code: 4004 | 4100 };
}

/** What a client says when it connects: the key in the path and the query behind it. */
export interface Opening {
  appKey: string;
  query: URLSearchParams;
}

/** The answer to an opening. The socket id is given out even where the effects refuse the connection. */
export interface Opened {
  socketId: string;
  effects: Effect[];
}

export type Protocol = ReturnType<typeof createProtocol>;

/**
 * The server's side of Pusher protocol 7 as a state machine: no socket, no timer, no clock of its own. Its methods
 * answer with the effects that a transport has to carry out, in order.
 */
export function createProtocol(options: ProtocolOptions) {
  const { key, now, random, limit, activityTimeoutSeconds = 30, pingAfterMs = 60_000, pongTimeoutMs = 30_000 } = options;
  let manner = options.manner ?? 'inBand';
  const registry = createRegistry();
  const replies = createReplies(registry, () => manner);
  const subscriptions = createSubscriptions(key, () => manner, registry, replies);
  let lastSocket = 0;

  function refusal({ appKey, query }: Opening): Problem | undefined {
    if (appKey !== key) return problems.unknownApp;
    const version = query.get('protocol');
    if (version === null) return problems.noProtocol;
    if (!/^\d+$/.test(version)) return problems.badVersion;
    if (version !== PROTOCOL_VERSION) return problems.unsupportedProtocol;
    if (!limit || registry.connections.size < limit.max) return undefined;
    return limit.code === 4004 ? problems.overQuota : problems.overCapacity;
  }

  function answer(connection: Connection, { event, data }: ClientFrame): Effect[] {
    const { socketId } = connection;
    switch (event) {
      case 'pusher:ping':
        return [signal(socketId, 'pusher:pong')];
      case 'pusher:pong':
        return [];
      case 'pusher:subscribe':
        return subscriptions.subscribe(connection, data);
      case 'pusher:unsubscribe':
        return subscriptions.unsubscribe(connection, data);
      case 'pusher:signin':
        return subscriptions.signin(connection, data);
      default:
        if (event.startsWith('client-')) return replies.complain(socketId, problems.clientEvents);
        return event.startsWith('pusher:') ? replies.malformed(socketId) : [];
    }
  }

  /** When this connection next needs a tick. */
  function dueAt({ lastSeenAt, pingedAt }: Connection): number {
    return pingedAt === undefined ? lastSeenAt + pingAfterMs : pingedAt + pongTimeoutMs;
  }

  return {
    settle: subscriptions.settle,

    setManner(next: Manner): void {
      manner = next;
    },

    /**
     * A client connected: either the handshake, or a refusal (4001, 4004, 4006 to 4008, 4100).
     *
     * @param refuseWith refuses any client with this problem
     */
    open(opening: Opening, refuseWith?: Problem): Opened {
      const socketId = `${Math.floor(random() * 1e9) + 1}.${++lastSocket}`;
      const problem = refuseWith ?? refusal(opening);
      if (problem) return { socketId, effects: replies.end(socketId, problem) };
      registry.add(socketId, now());
      const wake: Effect = { type: 'wake', at: now() + pingAfterMs };
      return { socketId, effects: [established(socketId, activityTimeoutSeconds), wake] };
    },

    /** A client sent a text frame. Any frame at all counts as a sign of life. */
    receive(socketId: string, text: string): Effect[] {
      const connection = registry.connections.get(socketId);
      if (!connection) return [];
      const wasPinged = connection.pingedAt !== undefined;
      connection.lastSeenAt = now();
      delete connection.pingedAt;
      const frame = parseFrame(text);
      const effects = frame ? answer(connection, frame) : replies.malformed(socketId);
      return wasPinged ? [...effects, { type: 'wake', at: dueAt(connection) }] : effects;
    },

    /** The connection is gone, whoever ended it. */
    close(socketId: string): void {
      registry.remove(socketId);
      subscriptions.forget(socketId);
    },

    /** Sends an event to all that listen to the channel, but for one socket where that is wanted. */
    publish(channel: string, event: string, data: unknown, exceptSocketId?: string): Effect[] {
      const frame = eventFrame(channel, event, data);
      const effects: Effect[] = [];
      for (const socketId of registry.membersOf(channel)) {
        if (socketId !== exceptSocketId) effects.push({ type: 'send', socketId, event, frame });
      }
      return effects;
    },

    /** Ends every connection on which this user signed in. */
    endUser(userId: string): Effect[] {
      const theirs = [...registry.connections.values()].filter((connection) => connection.userId === userId);
      return theirs.flatMap(({ socketId }) => replies.end(socketId, problems.unauthorized));
    },

    /** Time has passed: pings who was silent for too long, ends who did not answer a ping (4201). */
    tick(time: number): Effect[] {
      const effects: Effect[] = [];
      const due = [...registry.connections.values()].filter((connection) => dueAt(connection) <= time);
      for (const connection of due) {
        if (connection.pingedAt !== undefined) {
          effects.push(...replies.end(connection.socketId, problems.noPong));
        } else {
          connection.pingedAt = time;
          effects.push(signal(connection.socketId, 'pusher:ping'));
        }
      }
      if (registry.connections.size === 0) return effects;
      const next = [...registry.connections.values()].reduce((at, one) => Math.min(at, dueAt(one)), Infinity);
      return [...effects, { type: 'wake', at: next }];
    },

    connections(): Connection[] {
      return [...registry.connections.values()];
    },

    channels(): ChannelInfo[] {
      return registry.channels();
    },
  };
}
