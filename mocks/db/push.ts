import type { Clock } from './clock';
import type { Notice, Notices, NotificationType } from './notices';
import type { Events } from './events';
import type { Sessions } from './players/sessions';

/** Keys of a browser's push subscription, as base64url: its public key, and the secret shared with the sender (RFC 8291). */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Subscription of one session's device. */
export interface PushSubscription {
  sessionId: string;
  endpoint: string;
  keys: DeviceKeys;
}

/** Message as it is sent to a device: the contract's notification. */
export interface PushMessage extends PushSubscription {
  /** Time of sending, in Unix ms. */
  at: number;
  notice: { id: string; type: NotificationType; title: string; body: string; url: string | null };
}

/** Types of notices that are also sent to devices: about deposits, withdrawals and protection. */
const PUSHED_TYPES: ReadonlySet<NotificationType> = new Set(['deposit', 'withdrawal', 'protection']);
/** Maximum number of messages. The oldest are dropped. */
const MAX_MESSAGES = 200;

interface Deps {
  clock: Clock;
  events: Events;
  notices: Notices;
  sessions: Sessions;
}

/**
 * Creates the store of web push: one subscription per session, which gets no messages after the end of the session (SPEC B22). It only
 * records messages and calls the listeners, which deliver them.
 */
export function createPush({ clock, events, notices, sessions }: Deps) {
  const subscriptions = new Map<string, PushSubscription>();
  const listeners = new Set<(message: PushMessage) => void>();
  let sent: PushMessage[] = [];

  const send = (playerId: string, { id, type, title, body, url }: Notice) => {
    for (const session of sessions.forPlayer(playerId)) {
      const subscription = subscriptions.get(session.id);
      if (subscription === undefined) continue;
      const message = { ...subscription, at: clock.now(), notice: { id, type, title, body, url } };
      sent = [message, ...sent].slice(0, MAX_MESSAGES);
      for (const listener of listeners) listener(message);
    }
  };

  events.subscribe(({ name, channel, payload }) => {
    if (name !== 'NotificationEvent' || !PUSHED_TYPES.has(payload.type)) return;
    const playerId = channel.slice(channel.lastIndexOf('.') + 1);
    const notice = notices.forPlayer(playerId).find(({ id }) => id === payload.id);
    if (notice !== undefined) send(playerId, notice);
  });

  return {
    /** Stores the subscription of a session, in place of its previous one. */
    set(subscription: PushSubscription): void {
      subscriptions.set(subscription.sessionId, subscription);
    },

    has: (sessionId: string): boolean => subscriptions.has(sessionId),

    remove(sessionId: string): void {
      subscriptions.delete(sessionId);
    },

    /** Returns the sent messages, newest first. */
    sent: (): readonly PushMessage[] => sent,

    /**
     * Subscribes to the messages that are sent.
     * @returns an unsubscribe function
     */
    subscribe(listener: (message: PushMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Returns the subscriptions. Sent messages are no part of a snapshot, and a restore clears them. */
    dump: (): PushSubscription[] => [...subscriptions.values()],

    restore(saved: readonly PushSubscription[] = []): void {
      subscriptions.clear();
      for (const one of saved) subscriptions.set(one.sessionId, one);
      sent = [];
    },
  };
}
