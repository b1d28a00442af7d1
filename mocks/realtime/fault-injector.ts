import type { Effect, SendEffect } from './effects';
import { isProtocolEvent } from './names';
import type { ProtocolError } from './error-codes';

/** Faults between server and client. Omitted ones are off. */
export interface Faults {
  /** Connections fail before they open (the client sees 1006). Open ones stay; see `cutAll`. */
  unreachable?: boolean;
  /** Rejects new connections with this error, by frame or close code depending on the error style. */
  refuse?: ProtocolError;
  /** Drops everything that clients send: no pong, no subscription. */
  dropIncoming?: boolean;
  /** Drops everything the server sends, or only the named events. */
  drop?: 'everything' | readonly string[];
  /** Delays what the server sends by `ms` plus up to `jitterMs`, in order. */
  slow?: { ms: number; jitterMs?: number };
  /** Sends each published event twice. */
  duplicate?: boolean;
  /** Raw texts sent before each published event, for example `{}`, `[]` or `{"event":5}`. */
  garbage?: readonly string[];
}

interface DelayedEffect {
  at: number;
  effect: Effect & { socketId: string };
}

/**
 * Creates the fault injector for frames to clients.
 *
 * @param now the core's clock
 * @param random returns a number from 0 to 1, for jitter
 */
export function createFaultInjector(now: () => number, random: () => number) {
  let faults: Faults = {};
  let delayed: DelayedEffect[] = [];
  /** When the last delayed effect of a socket is due. Later effects must not overtake it. */
  const busyUntil = new Map<string, number>();

  function applyContentFaults(effect: SendEffect): SendEffect[] {
    const { drop, garbage = [], duplicate } = faults;
    if (drop === 'everything' || drop?.includes(effect.event)) return [];
    if (isProtocolEvent(effect.event)) return [effect];
    const noise = garbage.map((frame): SendEffect => ({ ...effect, event: '', frame }));
    return duplicate ? [...noise, effect, effect] : [...noise, effect];
  }

  function delay(effect: DelayedEffect['effect']): Effect[] {
    const { ms = 0, jitterMs = 0 } = faults.slow ?? {};
    const lateBy = Math.round(ms + random() * jitterMs);
    const at = Math.max(now() + lateBy, busyUntil.get(effect.socketId) ?? 0);
    if (at <= now()) return [effect];
    delayed.push({ at, effect });
    busyUntil.set(effect.socketId, at);
    return [{ type: 'wake', at }];
  }

  return {
    get(): Faults {
      return faults;
    },

    /** Replaces all faults. Frames already delayed keep their time. */
    set(next: Faults): void {
      faults = next;
    },

    /** Applies the faults to effects. */
    apply(effects: Effect[]): Effect[] {
      return effects.flatMap((effect): Effect[] => {
        if (effect.type === 'send') return applyContentFaults(effect).flatMap(delay);
        return effect.type === 'close' ? delay(effect) : [effect];
      });
    },

    /** Returns the delayed effects that are due, and a wake effect for the rest. */
    release(time: number): Effect[] {
      const due = delayed.filter(({ at }) => at <= time);
      delayed = delayed.filter(({ at }) => at > time);
      const effects: Effect[] = due.toSorted((a, b) => a.at - b.at).map(({ effect }) => effect);
      if (delayed.length > 0) effects.push({ type: 'wake', at: Math.min(...delayed.map(({ at }) => at)) });
      return effects;
    },

    /** Discards the delayed effects of a closed connection. */
    forget(socketId: string): void {
      delayed = delayed.filter(({ effect }) => effect.socketId !== socketId);
      busyUntil.delete(socketId);
    },
  };
}
