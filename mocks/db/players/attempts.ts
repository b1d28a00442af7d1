import type { RateLimit } from '../../domain/attempts';
import { recentAttempts, retryDelay } from '../../domain/attempts';
import type { Clock } from '../clock';

export type Attempts = ReturnType<typeof createAttempts>;

/** Creates a store of attempts by name, for rate limits. */
export function createAttempts(clock: Clock) {
  const attempts = new Map<string, number[]>();

  return {
    /** Returns the seconds until the next attempt; 0 if allowed now. */
    retryAfterSeconds: (name: string, rateLimit: RateLimit): number =>
      Math.ceil(retryDelay(attempts.get(name) ?? [], rateLimit, clock.now()) / 1000),

    record(name: string, rateLimit: RateLimit): void {
      const now = clock.now();
      attempts.set(name, [...recentAttempts(attempts.get(name) ?? [], rateLimit, now), now]);
    },

    clear(name: string): void {
      attempts.delete(name);
    },

    dump: (): [name: string, attempts: number[]][] => [...attempts],

    restore(saved: readonly (readonly [name: string, attempts: number[]])[] = []): void {
      attempts.clear();
      for (const [name, moments] of saved) attempts.set(name, moments);
    },
  };
}
