import type { RateLimit } from '../domain/attempts';
import { recentAttempts, retryDelay } from '../domain/attempts';
import type { Clock } from './clock';

export type Attempts = ReturnType<typeof createAttempts>;

/** Creates a store of recent attempts by name, for rate limits. */
export function createAttempts(clock: Clock) {
  const tries = new Map<string, number[]>();

  return {
    /** Returns the whole seconds until the next attempt is allowed; 0 if it is allowed now. */
    wait: (name: string, allowance: RateLimit): number => Math.ceil(retryDelay(tries.get(name) ?? [], allowance, clock.now()) / 1000),

    /** Records an attempt. */
    note(name: string, allowance: RateLimit): void {
      const now = clock.now();
      tries.set(name, [...recentAttempts(tries.get(name) ?? [], allowance, now), now]);
    },

    forget(name: string): void {
      tries.delete(name);
    },

    kept: (): [name: string, tries: number[]][] => [...tries],

    /** Restores the attempts from a snapshot. */
    replace(kept: readonly (readonly [name: string, tries: number[]])[] = []): void {
      tries.clear();
      for (const [name, moments] of kept) tries.set(name, moments);
    },
  };
}
