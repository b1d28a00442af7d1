import type { EventName, EventPayload } from '@generated/events';
import { events } from '@generated/events';

import { logFailure } from '@/shared/lib/log';

type Braces<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}` ? Name | Braces<Rest> : never;

/** What stands in the braces of an event's channel. */
export type ChannelParameters<Name extends EventName> = { readonly [Key in Braces<(typeof events)[Name]['channel']>]: string };

/** Who hears one event of one channel. */
export interface EventListener<Name extends EventName> {
  /**
   * Judged by the contract before; many at once where they come faster than the page is drawn.
   *
   * @param at after which asking for the player it came in
   */
  readonly onEvent: (payload: EventPayload<Name>, at: number) => void;
  /**
   * From now on it is heard, for the first time or after a gap, or something came that could not be read: what was
   * sent before may be lost, and should be asked for.
   */
  readonly onGap?: () => void;
}

interface Entry {
  readonly name: EventName;
  readonly channel: string;
  readonly onEvent: (payload: unknown, at: number) => void;
  readonly onGap: () => void;
}

export type Channels = ReturnType<typeof createChannels>;

/** Who hears what, by channel; a channel is wanted as long as somebody hears it. */
export function createChannels() {
  const entries = new Set<Entry>();
  /** The channels that the server confirmed on the connection of now. */
  const open = new Set<string>();
  let onChange = () => {};
  let told = true;

  /** Once for all that happens in one go: a page that leaves and one that comes may want the same. */
  function changed(): void {
    if (!told) return;
    told = false;
    queueMicrotask(() => {
      told = true;
      onChange();
    });
  }

  function of(channel: string, name?: string): Entry[] {
    return [...entries].filter((entry) => entry.channel === channel && (name === undefined || entry.name === name));
  }

  return {
    /**
     * Hears one event, whether or not there is a connection yet.
     *
     * @param name of the event in the contract
     * @param parameters what stands in the braces of its channel: `{ userId: '7' }`
     * @returns ends it
     */
    listen<Name extends EventName>(name: Name, parameters: ChannelParameters<Name>, listener: EventListener<Name>): () => void {
      const entry: Entry = {
        name,
        channel: channelOf(name, parameters),
        onEvent: (payload, at) => listener.onEvent(payload as EventPayload<Name>, at),
        onGap: () => listener.onGap?.(),
      };
      entries.add(entry);
      changed();
      // Whoever comes to a channel that is heard already may have missed something, too.
      if (open.has(entry.channel)) queueMicrotask(() => entries.has(entry) && safely(entry.onGap));
      return () => {
        entries.delete(entry);
        changed();
      };
    },

    /** The wire names of the channels that somebody hears. */
    wanted: (): ReadonlySet<string> => new Set([...entries].map(({ channel }) => channel)),

    /** Whether anybody hears this event there. */
    isHeard(channel: string, name: EventName): boolean {
      for (const entry of entries) if (entry.channel === channel && entry.name === name) return true;
      return false;
    },

    /** Hands a judged event on. @param at after which asking for the player it came in; by default just now */
    dispatch(channel: string, name: EventName, payload: unknown, at = Infinity): void {
      for (const entry of of(channel, name)) safely(() => entry.onEvent(payload, at));
    },

    /** The server confirmed a channel. */
    opened(channel: string): void {
      open.add(channel);
      for (const entry of of(channel)) safely(entry.onGap);
    },

    /** Whether the server confirmed this channel on the connection of now. */
    isOpen: (channel: string): boolean => open.has(channel),

    /** The connection is gone, and with it every confirmation. */
    lost: () => open.clear(),

    /** Something of this channel could not be read, or of every channel. */
    missed(channel?: string): void {
      for (const entry of entries) if (channel === undefined || entry.channel === channel) safely(entry.onGap);
    },

    /** Sets who is told, after a moment, that other channels are wanted. */
    onWantedChange(listener: () => void): void {
      onChange = listener;
    },
  };
}

/** The channels of this page. */
export const channels = createChannels();

/** The wire name of an event's channel, `private-users.7`. */
export function channelOf<Name extends EventName>(name: Name, parameters: ChannelParameters<Name>): string {
  const values = new Map(Object.entries<string>(parameters));
  return events[name].channel.replace(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? '');
}

/** The events that the contract has on a channel, by its wire name. */
export function eventsOn(channel: string): EventName[] {
  const names = Object.keys(events) as EventName[];
  return names.filter((name) => new RegExp(`^${events[name].channel.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^.]+')}$`).test(channel));
}

/** One who stumbles keeps nobody else from hearing. */
function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    logFailure('What a real-time event should have done failed.', error);
  }
}
