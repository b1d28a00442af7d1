import type Echo from 'laravel-echo';

import type { EventName } from '@generated/events';

import { eventsOn } from './channels';
import { note } from './event-log';
import { exponentialBackoff } from './backoff';

/** The first and the longest wait before a refused authorization is asked for again, in ms. */
export const DENIAL_BACKOFF_MS = { first: 1000, most: 60_000 };
/** How long a signed subscription may stay unconfirmed before the connection is made anew, in ms: at first, and at most. */
export const CONFIRMATION_TIMEOUT_MS = { first: 10_000, most: 160_000 };

const PRIVATE = 'private-';
const NAMESPACE = 'App\\Events\\';
const CONFIRMED = 'pusher:subscription_succeeded';
const DENIED = 'pusher:subscription_error';

/** What subscriptions tell of. */
interface SubscriptionListener {
  readonly event: (channel: string, name: EventName, payload: unknown) => void;
  readonly heard: (channel: string) => void;
  /** A signature was given and nothing came of it: only another connection helps. */
  readonly onStalled: (channel: string) => void;
}

/** One channel that is wanted. */
interface Subscription {
  /** The events that the contract has on it. */
  readonly names: ReadonlyMap<string, EventName>;
  denials: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the timer stands for a next attempt. */
  waiting: boolean;
  leave: () => void;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/**
 * The channels that are heard, on Echo. pusher-js asks once for an authorization and takes a refusal for good, and
 * waits for ever for the answer to a signature that the server does not accept: here both are tried again.
 *
 * @param echo the one of the page
 * @param listener told of what arrives
 */
export function createSubscriptions(echo: Echo<'reverb'>, listener: SubscriptionListener) {
  const { pusher } = echo.connector;
  const subscriptions = new Map<string, Subscription>();
  let stalledCount = 0;

  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') for (const one of subscriptions.values()) clearTimer(one);
  });

  function join(name: string): void {
    const one: Subscription = {
      names: new Map(eventsOn(name).map((event) => [event, event])),
      denials: 0,
      timer: undefined,
      waiting: false,
      leave,
    };
    // Before Echo has it: the authorization may be asked for at once.
    subscriptions.set(name, one);
    const channel = name.startsWith(PRIVATE) ? echo.private(name.slice(PRIVATE.length)) : echo.channel(name);
    const onConfirmed = () => confirm(name, one);
    const onDenied = () => deny(name, one);
    channel.on(CONFIRMED, onConfirmed).on(DENIED, onDenied);

    function leave(): void {
      clearTimer(one);
      subscriptions.delete(name);
      channel.subscription.unbind(CONFIRMED, onConfirmed).unbind(DENIED, onDenied);
      const isPending = channel.subscription.subscriptionPending;
      echo.leaveChannel(name);
      // pusher-js keeps what is pending, and would ask for it again with the next connection.
      if (isPending) {
        pusher.channels.remove(name);
        pusher.send_event('pusher:unsubscribe', { channel: name });
      }
    }
  }

  function confirm(name: string, one: Subscription): void {
    clearTimer(one);
    one.denials = 0;
    if ([...subscriptions.values()].every(({ timer }) => timer === undefined)) stalledCount = 0;
    listener.heard(name);
  }

  function deny(name: string, one: Subscription): void {
    const wait = exponentialBackoff(one.denials, DENIAL_BACKOFF_MS.first, DENIAL_BACKOFF_MS.most);
    one.denials += 1;
    note(`${name}: not authorized`);
    after(one, wait, () => pusher.subscribe(name));
    one.waiting = true;
  }

  return {
    /** Hears exactly these channels. */
    setChannels(channels: ReadonlySet<string>): void {
      for (const [name, { leave }] of subscriptions) if (!channels.has(name)) leave();
      for (const name of channels) if (!subscriptions.has(name)) join(name);
    },

    /** An event came. A Laravel backend sends `App\Events\Name` or, where the event says so, `Name`. */
    handleMessage(channel: string, event: string, data: unknown): void {
      const name = subscriptions.get(channel)?.names.get(event.startsWith(NAMESPACE) ? event.slice(NAMESPACE.length) : event);
      if (name !== undefined) listener.event(channel, name, data);
    },

    /** Asks again now for what was refused. */
    retry(): void {
      for (const [name, one] of subscriptions) {
        if (!one.waiting) continue;
        clearTimer(one);
        pusher.subscribe(name);
      }
    },

    /**
     * An authorization of this channel is asked for on this connection.
     *
     * @returns whether its answer may still be used, and if so, that it is used now
     */
    trackAuthorization(name: string, socketId: string): () => boolean {
      const one = subscriptions.get(name);
      return () => {
        if (one === undefined || subscriptions.get(name) !== one || pusher.connection.socket_id !== socketId) return false;
        after(one, Math.min(CONFIRMATION_TIMEOUT_MS.most, CONFIRMATION_TIMEOUT_MS.first * 2 ** stalledCount), () => {
          stalledCount += 1;
          note(`${name}: signed and never confirmed`);
          listener.onStalled(name);
        });
        return true;
      };
    },
  };
}

function after(one: Subscription, ms: number, run: () => void): void {
  clearTimer(one);
  one.timer = setTimeout(() => {
    clearTimer(one);
    run();
  }, ms);
}

function clearTimer(one: Subscription): void {
  clearTimeout(one.timer);
  one.timer = undefined;
  one.waiting = false;
}
