import type { Effect, SendEffect } from './effects';
import { isProtocolEvent } from './names';
import type { ProtocolError } from './error-codes';

/** Faults of the server. Omitted ones are off. */
export interface Faults {
  /** True if new connections fail before they open (1006); open ones stay, see `cutAll`. */
  unreachable?: boolean;
  /** Error that rejects new connections, by frame or close code. */
  refuse?: ProtocolError;
  /** True drops what clients send: no pong, no subscription. */
  dropIncoming?: boolean;
  /** Frames of the server that are dropped: all, or only those of events with these wire names. */
  drop?: 'everything' | readonly string[];
  /** Delay of the server's frames and closes, which stay in order. */
  slow?: { ms: number; jitterMs?: number };
  /** True sends published events twice. */
  duplicate?: boolean;
  /** Texts that are sent as frames before each published event, such as `{}`, `[]` or `{"event":5}`. */
  garbage?: readonly string[];
}

interface DelayedEffect {
  at: number;
  effect: Effect & { socketId: string };
}

/**
 * Creates the injector for frames to clients. It applies `drop`, `slow`, `duplicate` and `garbage`; its caller applies the others.
 *
 * @param random returns a number from 0 to 1, for jitter
 */
export function createFaultInjector(now: () => number, random: () => number) {
  let faults: Faults = {};
  let delayed: DelayedEffect[] = [];
  /** Times until which sockets are delayed: later effects must not overtake the last delayed one. */
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

    /** Sets the faults. Frames already delayed keep their time. */
    set(next: Faults): void {
      faults = next;
    },

    /** Returns new effects with the faults applied. A delayed one is kept for `release`, and a wake effect takes its place. */
    apply(effects: Effect[]): Effect[] {
      return effects.flatMap((effect): Effect[] => {
        if (effect.type === 'send') return applyContentFaults(effect).flatMap(delay);
        return effect.type === 'close' ? delay(effect) : [effect];
      });
    },

    /** Returns the due effects, and a wake effect for the rest. */
    release(time: number): Effect[] {
      const due = delayed.filter(({ at }) => at <= time);
      delayed = delayed.filter(({ at }) => at > time);
      const effects: Effect[] = due.toSorted((a, b) => a.at - b.at).map(({ effect }) => effect);
      if (delayed.length > 0) effects.push({ type: 'wake', at: Math.min(...delayed.map(({ at }) => at)) });
      return effects;
    },

    /** Discards a closed connection's effects. */
    forget(socketId: string): void {
      delayed = delayed.filter(({ effect }) => effect.socketId !== socketId);
      busyUntil.delete(socketId);
    },
  };
}
