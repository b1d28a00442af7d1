import { MINUTE } from './calendar';

/** Maximum number of attempts within a time. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Limit of wrong passwords per account. */
export const LOGIN_RATE_LIMIT: RateLimit = { max: 5, windowMs: 15 * MINUTE };

/** Limit of messages with a link or a code, per address or account. */
export const MESSAGE_RATE_LIMIT: RateLimit = { max: 5, windowMs: 10 * MINUTE };

/** Returns the attempts that count towards a limit at `now` (Unix ms). */
export function recentAttempts(attempts: readonly number[], { windowMs }: RateLimit, now: number): number[] {
  return attempts.filter((at) => now < at + windowMs);
}

/** Returns the ms until the next attempt is allowed, 0 if it is now; `attempts` are Unix ms, oldest first. */
export function retryDelay(attempts: readonly number[], rateLimit: RateLimit, now: number): number {
  const last = recentAttempts(attempts, rateLimit, now).at(-rateLimit.max);
  return last === undefined ? 0 : last + rateLimit.windowMs - now;
}
