import type { Effect } from './effects';
import { type ClientFrame, established, eventFrame, parseFrame, protocolFrame } from './frames';
import { type ErrorStyle, type ProtocolError, protocolErrors } from './error-codes';
import { type ChannelInfo, type Connection, createRegistry } from './registry';
import { createReplies } from './replies';
import { createSubscriptions } from './subscriptions';

const PROTOCOL_VERSION = '7';

/** Options of the protocol. The defaults are Laravel Reverb's. */
export interface ProtocolOptions {
  /** Key of the app, which every connection names. */
  key: string;
  /** Returns the milliseconds since a fixed moment. */
  now: () => number;
  /** Returns a random number from 0 up to, but not including, 1. */
  random: () => number;
  /** Style of errors; default `inBand`. */
  errorStyle?: ErrorStyle;
  /** Idle time after which the client pings; default 30. */
  activityTimeoutSeconds?: number;
  /** Silence after which the server pings; default 60,000. */
  pingAfterMs?: number;
  /** Wait for a pong, after which the connection is closed with 4201; default 30,000. */
  pongTimeoutMs?: number;
  /** Limit of connections. Those beyond `max` are rejected: 4004 is permanent, 4100 means retry. */
  limit?: { max: number; code: 4004 | 4100 };
}

/** Request for a connection: the app key and the query. */
export interface ConnectionRequest {
  appKey: string;
  query: URLSearchParams;
}

/** Result of opening. The socket id exists even if the effects reject the connection. */
export interface OpenResult {
  socketId: string;
  effects: Effect[];
}

/** Creates Pusher protocol 7 as a state machine without sockets, timers or a clock. Methods return effects in order. */
export function createProtocol(options: ProtocolOptions) {
  const { key, now, random, limit, activityTimeoutSeconds = 30, pingAfterMs = 60_000, pongTimeoutMs = 30_000 } = options;
  let errorStyle = options.errorStyle ?? 'inBand';
  const registry = createRegistry();
  const replies = createReplies(registry, () => errorStyle);
  const subscriptions = createSubscriptions(key, () => errorStyle, registry, replies);
  let lastSocket = 0;

  function connectionError({ appKey, query }: ConnectionRequest): ProtocolError | undefined {
    if (appKey !== key) return protocolErrors.unknownApp;
    const version = query.get('protocol');
    if (version === null) return protocolErrors.noProtocol;
    if (!/^\d+$/.test(version)) return protocolErrors.badVersion;
    if (version !== PROTOCOL_VERSION) return protocolErrors.unsupportedProtocol;
    if (!limit || registry.connections.size < limit.max) return undefined;
    return limit.code === 4004 ? protocolErrors.overQuota : protocolErrors.overCapacity;
  }

  function handleFrame(connection: Connection, { event, data }: ClientFrame): Effect[] {
    const { socketId } = connection;
    switch (event) {
      case 'pusher:ping':
        return [protocolFrame(socketId, 'pusher:pong')];
      case 'pusher:pong':
        return [];
      case 'pusher:subscribe':
        return subscriptions.subscribe(connection, data);
      case 'pusher:unsubscribe':
        return subscriptions.unsubscribe(connection, data);
      case 'pusher:signin':
        return subscriptions.signin(connection, data);
      default:
        if (event.startsWith('client-')) return replies.sendError(socketId, protocolErrors.clientEvents);
        return event.startsWith('pusher:') ? replies.malformed(socketId) : [];
    }
  }

  /** Returns the time at which a connection next needs a tick. */
  function dueAt({ lastSeenAt, pingedAt }: Connection): number {
    return pingedAt === undefined ? lastSeenAt + pingAfterMs : pingedAt + pongTimeoutMs;
  }

  return {
    settle: subscriptions.settle,

    setErrorStyle(next: ErrorStyle): void {
      errorStyle = next;
    },

    /** Accepts or rejects a connection (4001, 4004, 4006–4008, 4100). @param refuseWith rejects every client */
    open(opening: ConnectionRequest, refuseWith?: ProtocolError): OpenResult {
      const socketId = `${Math.floor(random() * 1e9) + 1}.${++lastSocket}`;
      const error = refuseWith ?? connectionError(opening);
      if (error) return { socketId, effects: replies.endConnection(socketId, error) };
      registry.add(socketId, now());
      const wake: Effect = { type: 'wake', at: now() + pingAfterMs };
      return { socketId, effects: [established(socketId, activityTimeoutSeconds), wake] };
    },

    /** Handles a frame. Every frame counts as activity. */
    receive(socketId: string, text: string): Effect[] {
      const connection = registry.connections.get(socketId);
      if (!connection) return [];
      const wasPinged = connection.pingedAt !== undefined;
      connection.lastSeenAt = now();
      delete connection.pingedAt;
      const frame = parseFrame(text);
      const effects = frame ? handleFrame(connection, frame) : replies.malformed(socketId);
      return wasPinged ? [...effects, { type: 'wake', at: dueAt(connection) }] : effects;
    },

    /** Forgets a connection that has ended. */
    close(socketId: string): void {
      registry.remove(socketId);
      subscriptions.forget(socketId);
    },

    /** Publishes an event, and optionally skips one socket. */
    publish(channel: string, event: string, data: unknown, exceptSocketId?: string): Effect[] {
      const frame = eventFrame(channel, event, data);
      const effects: Effect[] = [];
      for (const socketId of registry.getMembers(channel)) {
        if (socketId !== exceptSocketId) effects.push({ type: 'send', socketId, event, frame });
      }
      return effects;
    },

    /** Closes all connections of a user (4009). */
    endUser(userId: string): Effect[] {
      const theirs = [...registry.connections.values()].filter((connection) => connection.userId === userId);
      return theirs.flatMap(({ socketId }) => replies.endConnection(socketId, protocolErrors.unauthorized));
    },

    /** Pings idle connections; closes those that did not answer (4201). */
    tick(time: number): Effect[] {
      const effects: Effect[] = [];
      const due = [...registry.connections.values()].filter((connection) => dueAt(connection) <= time);
      for (const connection of due) {
        if (connection.pingedAt !== undefined) {
          effects.push(...replies.endConnection(connection.socketId, protocolErrors.noPong));
        } else {
          connection.pingedAt = time;
          effects.push(protocolFrame(connection.socketId, 'pusher:ping'));
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
