import { MINUTE } from './calendar';

/** How often something may be tried within a time, in milliseconds. */
export interface Allowance {
  most: number;
  within: number;
}

/** Wrong passwords for one account. */
export const WRONG_LOGINS: Allowance = { most: 5, within: 15 * MINUTE };

/** Messages to one address, or changes of one account: links and codes. */
export const MESSAGES: Allowance = { most: 5, within: 10 * MINUTE };

/** The tries that still count at a moment. */
export function counting(tries: readonly number[], { within }: Allowance, now: number): number[] {
  return tries.filter((at) => now < at + within);
}

/**
 * For how long nothing more is allowed, in milliseconds; 0 where something is.
 *
 * @param tries when it was tried, the oldest first
 */
export function waitOf(tries: readonly number[], allowance: Allowance, now: number): number {
  const last = counting(tries, allowance, now).at(-allowance.most);
  return last === undefined ? 0 : last + allowance.within - now;
}
