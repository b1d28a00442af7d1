import type { Effect, SendEffect } from './effects';
import { isProtocolEvent } from './names';
import type { Problem } from './problems';

/** What is broken between server and client. Every switch is off when it is left out. */
export interface Faults {
  /** Nobody answers: a connection ends before it opens (the client sees 1006). Open ones stay; see `cutAll`. */
  unreachable?: boolean;
  /** Each new connection is refused with this code, by frame or by close as the manner has it. */
  refuse?: Problem;
  /** What clients send is lost: no pong, no subscription. */
  deaf?: boolean;
  /** What the server sends is lost: everything, or the events named. */
  drop?: 'everything' | readonly string[];
  /** What the server sends arrives late by `ms`, and by up to `jitterMs` more; in order all the same. */
  slow?: { ms: number; jitterMs?: number };
  /** Each published event arrives twice. */
  duplicate?: boolean;
  /** Raw texts that arrive before each published event, for example `{}`, `[]` or `{"event":5}`. */
  garbage?: readonly string[];
}

interface Held {
  at: number;
  effect: Effect & { socketId: string };
}

/**
 * The part of the world that breaks frames on their way to the client.
 *
 * @param now the core's clock
 * @param random a number from 0 up to 1, for jitter
 */
export function createFaultLine(now: () => number, random: () => number) {
  let faults: Faults = {};
  let held: Held[] = [];
  /** When the last held effect of a socket leaves: nothing later may overtake it. */
  const busyUntil = new Map<string, number>();

  function spoil(effect: SendEffect): SendEffect[] {
    const { drop, garbage = [], duplicate } = faults;
    if (drop === 'everything' || drop?.includes(effect.event)) return [];
    if (isProtocolEvent(effect.event)) return [effect];
    const noise = garbage.map((frame): SendEffect => ({ ...effect, event: '', frame }));
    return duplicate ? [...noise, effect, effect] : [...noise, effect];
  }

  function delay(effect: Held['effect']): Effect[] {
    const { ms = 0, jitterMs = 0 } = faults.slow ?? {};
    const lateBy = Math.round(ms + random() * jitterMs);
    const at = Math.max(now() + lateBy, busyUntil.get(effect.socketId) ?? 0);
    if (at <= now()) return [effect];
    held.push({ at, effect });
    busyUntil.set(effect.socketId, at);
    return [{ type: 'wake', at }];
  }

  return {
    get(): Faults {
      return faults;
    },

    /** Replaces all switches at once. Frames already held keep their time. */
    set(next: Faults): void {
      faults = next;
    },

    /** What is left of these effects after the faults. */
    pass(effects: Effect[]): Effect[] {
      return effects.flatMap((effect): Effect[] => {
        if (effect.type === 'send') return spoil(effect).flatMap(delay);
        return effect.type === 'close' ? delay(effect) : [effect];
      });
    },

    /** The held effects whose time has come, and a wake for the rest. */
    release(time: number): Effect[] {
      const due = held.filter(({ at }) => at <= time);
      held = held.filter(({ at }) => at > time);
      const effects: Effect[] = due.toSorted((a, b) => a.at - b.at).map(({ effect }) => effect);
      if (held.length > 0) effects.push({ type: 'wake', at: Math.min(...held.map(({ at }) => at)) });
      return effects;
    },

    /** Forgets what was held for a connection that is gone. */
    forget(socketId: string): void {
      held = held.filter(({ effect }) => effect.socketId !== socketId);
      busyUntil.delete(socketId);
    },
  };
}
