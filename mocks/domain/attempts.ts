import { MINUTE } from './calendar';

/** At most `max` attempts within `windowMs` milliseconds. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Wrong passwords per account. */
export const LOGIN_RATE_LIMIT: RateLimit = { max: 5, windowMs: 15 * MINUTE };

/** Messages with a link or a code, per address or account. */
export const MESSAGE_RATE_LIMIT: RateLimit = { max: 5, windowMs: 10 * MINUTE };

/** Returns the attempts that are still inside the window. */
export function recentAttempts(attempts: readonly number[], { windowMs }: RateLimit, now: number): number[] {
  return attempts.filter((at) => now < at + windowMs);
}

/**
 * Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now.
 *
 * @param attempts Unix ms, oldest first
 */
export function retryDelay(attempts: readonly number[], rateLimit: RateLimit, now: number): number {
  const last = recentAttempts(attempts, rateLimit, now).at(-rateLimit.max);
  return last === undefined ? 0 : last + rateLimit.windowMs - now;
}
