import { type Clock, systemClock } from './clock';
import { createCore } from './core';
import type { Effect } from './effects';
import type { Faults } from './fault-injector';
import { type EventStyle, wireEvent } from './names';
import type { ErrorStyle } from './error-codes';
import type { ConnectionRequest, ProtocolOptions } from './protocol';
import type { ChannelInfo, Connection } from './registry';
import { signChannel, signUser, verifyHmac } from './signature';

/** App with an id for the publisher's paths, key and secret for the signatures. */
export interface PusherApp {
  id: string;
  key: string;
  secret: string;
}

/** App of the stand-in. Its secret is public and protects nothing. */
export const mockApp: PusherApp = { id: 'standin', key: 'standin-key', secret: 'standin-secret' };

/** Options of the server; all have defaults. */
export interface HubOptions extends Omit<ProtocolOptions, 'key' | 'now' | 'random'> {
  app?: PusherApp;
  clock?: Clock;
  random?: () => number;
  /** Style of the names in `broadcast`; defaults to `laravel`. */
  eventStyle?: EventStyle;
  faults?: Faults;
}

/** End of the server, which a transport implements. */
export interface Link {
  send(text: string): void;
  /** Closes the connection with the closing handshake. */
  close(code?: number, reason?: string): void;
  /** Drops the connection without a closing handshake. */
  cut(): void;
}

/** Open connection. The transport passes each message of the client to `message`, and calls `closed` when the client has gone. */
export interface Handle {
  socketId: string;
  message(text: string): void;
  closed(): void;
}

/** Activity of the server, for observers. `at` is in ms on the clock; `text` is a frame, or describes the close. */
export interface Activity {
  at: number;
  kind: 'opened' | 'received' | 'sent' | 'closed';
  socketId: string;
  text: string;
}

export type Hub = ReturnType<typeof createHub>;

/** Creates the real-time server, between the pure core and the transports. */
export function createHub(options: HubOptions = {}) {
  const { app = mockApp, clock = systemClock, random = Math.random, eventStyle = 'laravel' } = options;
  const core = createCore({ ...options, key: app.key, now: () => clock.now(), random });
  const links = new Map<string, Link>();
  const observers = new Set<(activity: Activity) => void>();
  let alarm: { at: number; cancel: () => void } | undefined;

  function notify(kind: Activity['kind'], socketId: string, text: string): void {
    for (const observer of observers) observer({ at: clock.now(), kind, socketId, text });
  }

  function wake(at: number): void {
    if (alarm && alarm.at <= at) return;
    alarm?.cancel();
    const cancel = clock.after(Math.max(0, at - clock.now()), () => {
      alarm = undefined;
      run(core.tick(clock.now()));
    });
    alarm = { at, cancel };
  }

  function verify(id: number, text: string, signature: string): void {
    const settle = (valid: boolean) => run(core.settle(id, valid));
    verifyHmac(app.secret, text, signature).then(settle, () => settle(false));
  }

  function removeLink(socketId: string, reason: string): void {
    core.close(socketId);
    if (links.delete(socketId)) notify('closed', socketId, reason);
  }

  function run(effects: Effect[]): void {
    for (const effect of effects) {
      switch (effect.type) {
        case 'send': {
          const link = links.get(effect.socketId);
          if (!link) break;
          notify('sent', effect.socketId, effect.frame);
          link.send(effect.frame);
          break;
        }
        case 'close': {
          const link = links.get(effect.socketId);
          removeLink(effect.socketId, `closed by the server with ${effect.code ?? 'no code'}`);
          link?.close(effect.code, effect.reason);
          break;
        }
        case 'cut': {
          const link = links.get(effect.socketId);
          removeLink(effect.socketId, 'cut');
          link?.cut();
          break;
        }
        case 'verify':
          verify(effect.id, effect.text, effect.signature);
          break;
        case 'wake':
          wake(effect.at);
          break;
      }
    }
  }

  function publish(channel: string, event: string, data: unknown, exceptSocketId?: string): void {
    run(core.publish(channel, event, data, exceptSocketId));
  }

  return {
    app,

    /**
     * Opens a connection. The first frames are sent before it returns. A rejected connection gets a handle as well. The transport
     * rejects connections itself while the fault `unreachable` is set.
     */
    connect(link: Link, opening: ConnectionRequest): Handle {
      const { socketId, effects } = core.open(opening);
      links.set(socketId, link);
      notify('opened', socketId, opening.appKey);
      run(effects);
      return {
        socketId,
        message(text) {
          notify('received', socketId, text);
          run(core.receive(socketId, text));
        },
        closed: () => removeLink(socketId, 'closed by the client'),
      };
    },

    /** Publishes an event under wire names: channel `private-users.7`, event `App\Events\UserUpdateEvent`. */
    publish,

    /** Publishes an event, whose wire name the event style decides. */
    broadcast(channel: string, eventName: string, payload: object): void {
      publish(channel, wireEvent(eventName, eventStyle), payload);
    },

    /** Signs a private channel (SPEC A25); the caller authorizes first. */
    signChannel(socketId: string, channel: string): Promise<string> {
      return signChannel({ ...app, socketId, channel });
    },

    /** Signs a player for one connection (SPEC V4); the caller authenticates first. */
    async signUser(socketId: string, userId: string): Promise<{ auth: string; user_data: string }> {
      const userData = JSON.stringify({ id: userId });
      return { auth: await signUser({ ...app, socketId, userData }), user_data: userData };
    },

    /** Closes a user's connections with 4009. */
    endUser: (userId: string): void => run(core.endUser(userId)),

    /** Returns true for the id of an open connection. */
    isConnected: (socketId: string): boolean => links.has(socketId),

    channels: (): ChannelInfo[] => core.channels(),
    connections: (): Connection[] => core.connections(),

    faults: (): Faults => core.faults(),
    setFaults: (faults: Faults): void => core.setFaults(faults),
    setErrorStyle: (errorStyle: ErrorStyle): void => core.setErrorStyle(errorStyle),
    closeAll: (code: number, reason?: string): void => run(core.closeAll(code, reason)),
    cutAll: (): void => run(core.cutAll()),
    sendRaw: (text: string): void => run(core.sendRaw(text)),

    /** Observes all activity. @returns an unsubscribe function */
    observe(observer: (activity: Activity) => void): () => void {
      observers.add(observer);
      return () => observers.delete(observer);
    },

    /** Drops all connections and stops the timer. A later connection starts it again. */
    stop(): void {
      run(core.cutAll());
      alarm?.cancel();
      alarm = undefined;
    },
  };
}
