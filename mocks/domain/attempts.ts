import { MINUTE } from './calendar';

/** At most `max` attempts within `windowMs` milliseconds. */
export interface Allowance {
  most: number;
  within: number;
}

/** Wrong passwords per account. */
export const WRONG_LOGINS: Allowance = { most: 5, within: 15 * MINUTE };

/** Messages with a link or a code, per address or account. */
export const MESSAGES: Allowance = { most: 5, within: 10 * MINUTE };

/** Returns the attempts that are still inside the window. */
export function counting(tries: readonly number[], { within }: Allowance, now: number): number[] {
  return tries.filter((at) => now < at + within);
}

/**
 * Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now.
 *
 * @param attempts Unix ms, oldest first
 */
export function waitOf(tries: readonly number[], allowance: Allowance, now: number): number {
  const last = counting(tries, allowance, now).at(-allowance.most);
  return last === undefined ? 0 : last + allowance.within - now;
}
