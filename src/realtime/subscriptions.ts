import type Echo from 'laravel-echo';

import type { EventName } from '@generated/events';

import { exponentialBackoff } from '@/shared/lib/backoff';

import { eventsOn, PRIVATE_PREFIX } from './channels';
import { note } from './event-log';
import { MAX_RETRY_HINT_MS } from './reconnect-throttle';

/** Backoff after a rejected authorization. */
const DENIAL_BACKOFF_MS = { first: 1000, max: 60_000 };
/** Time for the server to confirm a signed subscription. It doubles with each subscription that was not confirmed. */
const CONFIRMATION_TIMEOUT_MS = { first: 10_000, max: 160_000 };

/** Namespace that Laravel may send before an event's name (SPEC B9). */
const NAMESPACE = 'App\\Events\\';
/** Events of pusher-js: the server confirmed a subscription, or its authorization was rejected. */
const CONFIRMED = 'pusher:subscription_succeeded';
const DENIED = 'pusher:subscription_error';

interface SubscriptionListener {
  readonly onEvent: (channel: string, name: EventName, payload: unknown) => void;
  readonly onSubscribed: (channel: string) => void;
  /** Called if the server ignores a signature. Only a new connection helps. */
  readonly onStalled: (channel: string) => void;
}

interface Subscription {
  readonly names: ReadonlyMap<string, EventName>;
  denials: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** True while the timer is for the next attempt. */
  waiting: boolean;
  /** Earliest time of an attempt that the server allows (Retry-After). */
  notBefore: number;
  leave: () => void;
}

/**
 * Subscribes through Echo. pusher-js never repeats a rejected authorization, which is retried here, and waits forever for a
 * confirmation, whose absence is reported to `onStalled`.
 */
export function createSubscriptions(echo: Echo<'reverb'>, listener: SubscriptionListener) {
  const { pusher } = echo.connector;
  const subscriptions = new Map<string, Subscription>();
  let stalledCount = 0;

  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') for (const subscription of subscriptions.values()) clearTimer(subscription);
  });

  function join(name: string): void {
    const subscription: Subscription = {
      names: new Map(eventsOn(name).map((event) => [event, event])),
      denials: 0,
      timer: undefined,
      waiting: false,
      notBefore: Number.NEGATIVE_INFINITY,
      leave,
    };
    // The subscription is registered first, because Echo may authorize at once.
    subscriptions.set(name, subscription);
    const channel = name.startsWith(PRIVATE_PREFIX) ? echo.private(name.slice(PRIVATE_PREFIX.length)) : echo.channel(name);
    const onConfirmed = () => confirm(name, subscription);
    const onDenied = () => deny(name, subscription);
    channel.on(CONFIRMED, onConfirmed).on(DENIED, onDenied);

    function leave(): void {
      clearTimer(subscription);
      subscriptions.delete(name);
      channel.subscription.unbind(CONFIRMED, onConfirmed).unbind(DENIED, onDenied);
      const isPending = channel.subscription.subscriptionPending;
      echo.leaveChannel(name);
      // pusher-js would subscribe to a pending channel again on the next connection.
      if (isPending) {
        pusher.channels.remove(name);
        pusher.send_event('pusher:unsubscribe', { channel: name });
      }
    }
  }

  function confirm(name: string, subscription: Subscription): void {
    clearTimer(subscription);
    subscription.denials = 0;
    if ([...subscriptions.values()].every(({ timer }) => timer === undefined)) stalledCount = 0;
    listener.onSubscribed(name);
  }

  function deny(name: string, subscription: Subscription): void {
    const wait = exponentialBackoff(subscription.denials, DENIAL_BACKOFF_MS.first, DENIAL_BACKOFF_MS.max);
    subscription.denials += 1;
    note(`${name}: not authorized`);
    after(subscription, Math.max(wait, subscription.notBefore - Date.now()), () => pusher.subscribe(name));
    subscription.waiting = true;
  }

  return {
    setChannels(channels: ReadonlySet<string>): void {
      for (const [name, { leave }] of subscriptions) if (!channels.has(name)) leave();
      for (const name of channels) if (!subscriptions.has(name)) join(name);
    },

    /**
     * Passes an event to the listener. A Laravel backend sends its name as `App\Events\Name` or `Name`. Drops the event if its
     * channel is not confirmed on this connection, because the server has not checked yet that the channel is the player's.
     */
    handleMessage(channel: string, event: string, data: unknown): void {
      if (pusher.channel(channel)?.subscribed !== true) return;
      const name = subscriptions.get(channel)?.names.get(event.startsWith(NAMESPACE) ? event.slice(NAMESPACE.length) : event);
      if (name !== undefined) listener.onEvent(channel, name, data);
    },

    /** Subscribes again, at once, to the channels that wait after a rejection, except while the server's Retry-After lasts. */
    retry(): void {
      for (const [name, subscription] of subscriptions) {
        if (!subscription.waiting || Date.now() < subscription.notBefore) continue;
        clearTimer(subscription);
        pusher.subscribe(name);
      }
    },

    /** Delays the next authorization of a channel, with jitter, by at most `MAX_RETRY_HINT_MS`. */
    holdBack(name: string, ms: number): void {
      const subscription = subscriptions.get(name);
      if (subscription !== undefined) subscription.notBefore = Date.now() + Math.min(ms, MAX_RETRY_HINT_MS) * (1 + Math.random() / 10);
    },

    /**
     * Starts an authorization.
     * @returns a function to call when the response arrives. It returns false if the response is outdated, otherwise the wait
     * for the confirmation begins
     */
    trackAuthorization(name: string, socketId: string): () => boolean {
      const subscription = subscriptions.get(name);
      return () => {
        if (subscription === undefined || subscriptions.get(name) !== subscription || pusher.connection.socket_id !== socketId)
          return false;
        after(subscription, Math.min(CONFIRMATION_TIMEOUT_MS.max, CONFIRMATION_TIMEOUT_MS.first * 2 ** stalledCount), () => {
          stalledCount += 1;
          note(`${name}: signed but never confirmed`);
          listener.onStalled(name);
        });
        return true;
      };
    },
  };
}

function after(subscription: Subscription, ms: number, run: () => void): void {
  clearTimer(subscription);
  subscription.timer = setTimeout(() => {
    clearTimer(subscription);
    run();
  }, ms);
}

function clearTimer(subscription: Subscription): void {
  clearTimeout(subscription.timer);
  subscription.timer = undefined;
  subscription.waiting = false;
}
