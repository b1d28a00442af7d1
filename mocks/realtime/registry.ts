/** Connection with times in ms on the core's clock. */
export interface Connection {
  socketId: string;
  openedAt: number;
  lastSeenAt: number;
  /** Time of the last ping; absent after any activity. */
  pingedAt?: number;
  /** Id of the user; absent before a sign-in. */
  userId?: string;
  channels: Set<string>;
}

/** Channel with its number of subscriptions. */
export interface ChannelInfo {
  name: string;
  subscriptions: number;
}

/**
 * Creates the registry of connections and channels. It uses maps and sets, because channel names are external input and
 * `__proto__` is a valid name. It sends nothing, and the caller keeps the times and the user of a connection up to date.
 */
export function createRegistry() {
  const connections = new Map<string, Connection>();
  const members = new Map<string, Set<string>>();

  function leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const ids = members.get(channel);
    ids?.delete(connection.socketId);
    if (ids?.size === 0) members.delete(channel);
  }

  return {
    connections,
    add(socketId: string, now: number): void {
      connections.set(socketId, { socketId, openedAt: now, lastSeenAt: now, channels: new Set() });
    },
    /** Removes a connection and its subscriptions. Does nothing if it is unknown. */
    remove(socketId: string): void {
      const connection = connections.get(socketId);
      if (!connection) return;
      for (const channel of connection.channels) leave(connection, channel);
      connections.delete(socketId);
    },
    join(connection: Connection, channel: string): void {
      connection.channels.add(channel);
      const ids = members.get(channel) ?? new Set();
      members.set(channel, ids.add(connection.socketId));
    },
    leave,
    /** Returns the socket ids that are subscribed to a channel, as a live set. */
    getMembers(channel: string): Iterable<string> {
      return members.get(channel) ?? [];
    },
    /** Returns the channels with at least one subscription. */
    channels(): ChannelInfo[] {
      return [...members].map(([name, ids]) => ({ name, subscriptions: ids.size }));
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
