import type { RateLimit } from '../../domain/attempts';
import { recentAttempts, retryDelay } from '../../domain/attempts';
import type { Clock } from '../clock';
import { mapStore } from '../stores';

/** Creates a store of attempts by name, for rate limits. */
export function createAttempts(clock: Clock) {
  const attempts = new Map<string, number[]>();

  return {
    /** Returns the seconds until the next attempt; 0 if allowed now. */
    retryAfterSeconds: (name: string, rateLimit: RateLimit): number =>
      Math.ceil(retryDelay(attempts.get(name) ?? [], rateLimit, clock.now()) / 1000),

    /** Records an attempt, and returns the number that is left. It refuses none: the caller calls `retryAfterSeconds` first. */
    record(name: string, rateLimit: RateLimit): number {
      const now = clock.now();
      const recent = [...recentAttempts(attempts.get(name) ?? [], rateLimit, now), now];
      attempts.set(name, recent);
      return Math.max(0, rateLimit.max - recent.length);
    },

    /** Forgets the attempts of a name, for example after a success. */
    clear(name: string): void {
      attempts.delete(name);
    },

    ...mapStore(attempts),
  };
}
