import type { EventName, EventPayload } from '@generated/events';
import { events } from '@generated/events';

import { logFailure } from '@/shared/lib/log';

/** Prefix of the wire names of channels that only one player may subscribe to. */
export const PRIVATE_PREFIX = 'private-';

type ParameterNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** Parameters in the name of an event's channel, such as `userId`. */
export type ChannelParameters<Name extends EventName> = { readonly [Key in ParameterNames<(typeof events)[Name]['channel']>]: string };

interface EventListener<Name extends EventName> {
  /** @param fetchId number of the latest player fetch when the event arrived */
  readonly onEvent: (payload: EventPayload<Name>, fetchId: number) => void;
  /**
   * Called when data should be refetched: after the subscription, a gap or an unreadable event.
   *
   * @param isFirst true at the first call: only what happened while the page loaded was missed
   */
  readonly onGap?: (isFirst: boolean) => void;
}

interface Entry {
  readonly name: EventName;
  readonly channel: string;
  readonly onEvent: (payload: unknown, fetchId: number) => void;
  readonly onGap: () => void;
}

/** Calls `onGap`, first with true. */
function gapReporter(onGap: EventListener<EventName>['onGap']): () => void {
  let isFirst = true;
  return () => {
    const wasFirst = isFirst;
    isFirst = false;
    onGap?.(wasFirst);
  };
}

/** Listeners of the page by channel, and the channels that the server has confirmed. */
export type Channels = ReturnType<typeof createChannels>;

function createChannels() {
  const entries = new Set<Entry>();
  /** Channels that the server has confirmed on this connection. */
  const confirmed = new Set<string>();
  let onChange = () => {};
  let isNotified = true;

  /** Notifies once per task: a closing page and an opening page may want the same channel. */
  function scheduleNotification(): void {
    if (!isNotified) return;
    isNotified = false;
    queueMicrotask(() => {
      isNotified = true;
      onChange();
    });
  }

  function findEntries(channel: string, name?: string): Entry[] {
    return [...entries].filter((entry) => entry.channel === channel && (name === undefined || entry.name === name));
  }

  return {
    /**
     * Subscribes a listener to an event.
     * @param parameters parameters of its channel, such as `{ userId: '7' }`
     * @returns an unsubscribe function
     */
    listen<Name extends EventName>(name: Name, parameters: ChannelParameters<Name>, listener: EventListener<Name>): () => void {
      const entry: Entry = {
        name,
        channel: channelName(name, parameters),
        onEvent: (payload, fetchId) => listener.onEvent(payload as EventPayload<Name>, fetchId),
        onGap: gapReporter(listener.onGap),
      };
      entries.add(entry);
      scheduleNotification();
      // The channel may already have sent events.
      if (confirmed.has(entry.channel)) queueMicrotask(() => entries.has(entry) && safely(entry.onGap));
      return () => {
        entries.delete(entry);
        scheduleNotification();
      };
    },

    /** Returns the wire names of the channels with listeners. */
    wanted: (): ReadonlySet<string> => new Set([...entries].map(({ channel }) => channel)),

    hasListener(channel: string, name: EventName): boolean {
      for (const entry of entries) if (entry.channel === channel && entry.name === name) return true;
      return false;
    },

    /**
     * Calls the listeners of an event, and logs their errors.
     * @param fetchId number of the latest player fetch when the event arrived, by default newer than every fetch
     */
    dispatch(channel: string, name: EventName, payload: unknown, fetchId = Infinity): void {
      for (const entry of findEntries(channel, name)) safely(() => entry.onEvent(payload, fetchId));
    },

    /** Marks a channel as confirmed by the server, and reports a gap to its listeners. */
    markOpen(channel: string): void {
      confirmed.add(channel);
      for (const entry of findEntries(channel)) safely(entry.onGap);
    },

    isOpen: (channel: string): boolean => confirmed.has(channel),

    /** Marks all channels as not confirmed, because the connection has ended. Reports no gap. */
    markAllClosed: () => confirmed.clear(),

    /** Reports a gap to the listeners of a channel, or to all without `channel`. */
    reportGap(channel?: string): void {
      for (const entry of entries) if (channel === undefined || entry.channel === channel) safely(entry.onGap);
    },

    /** Sets the only listener of changes of `wanted`, in place of the previous one. It is called once per task. */
    onWantedChange(listener: () => void): void {
      onChange = listener;
    },
  };
}

/** Channels of the page's single socket. */
export const channels = createChannels();

/** Returns the wire name of an event's channel, such as `private-users.7`. */
export function channelName<Name extends EventName>(name: Name, parameters: ChannelParameters<Name>): string {
  const values = new Map(Object.entries<string>(parameters));
  return events[name].channel.replace(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? '');
}

/** Returns the events that the contract defines on the channel with a wire name; none for an unknown channel. */
export function eventsOn(channel: string): EventName[] {
  const names = Object.keys(events) as EventName[];
  return names.filter((name) => new RegExp(`^${events[name].channel.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^.]+')}$`).test(channel));
}

function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    logFailure('A listener of a real-time event failed.', error);
  }
}
