import { HttpError, IpBlockedError } from '@/api/errors';
import { clientWith } from '@/api/client';

/** How long to wait after a refused renewal, in ms (SPEC L3). */
export const PAUSE_AFTER_REFUSAL = 1000;

const LOCK = 'session-refresh';

/** How one call of A20 ended. */
export type RenewalOutcome =
  | { readonly name: 'renewed'; readonly value: string; readonly expiresIn: number }
  | { readonly name: 'refused' }
  /** No answer that says anything: tried again at the next call (SPEC L5, D4). */
  | { readonly name: 'unknown' };

/**
 * Calls A20 once.
 *
 * @param token the token to be renewed
 */
export async function callRenewal(token: string): Promise<RenewalOutcome> {
  try {
    const { data } = await clientWith(token).POST('/api/auth/refresh');
    if (data === undefined) return { name: 'unknown' };
    return { name: 'renewed', value: data.access_token, expiresIn: data.expires_in };
  } catch (error) {
    const answered = error instanceof HttpError || error instanceof IpBlockedError;
    return { name: answered ? 'refused' : 'unknown' };
  }
}

/**
 * Does something while no other tab of this site does the same. Where the browser has no locks, while nobody else on
 * this page does.
 */
export function alone<T>(task: () => Promise<T>): Promise<T> {
  if (navigator.locks !== undefined) return navigator.locks.request(LOCK, task) as Promise<T>;
  const turn = last.then(task);
  last = turn.catch(() => undefined);
  return turn;
}

let last: Promise<unknown> = Promise.resolve();

/** Waits, in ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
