import { HttpError } from '@/api/errors';
import { SESSION_EXPIRED_MESSAGE } from '@/api/transport';

/** How long to wait after a refused renewal, in ms (SPEC L3). */
export const PAUSE_AFTER_REFUSAL = 1000;

/** How long another tab's cookie may take to arrive in this one, in ms; a logout is declared after that. */
export const COOKIE_ARRIVAL = 100;

const LOCK = 'session-refresh';

/** Of use to players alone: a visitor's first page comes without it. */
const clientOf = async (token: string) => (await import('@/api/client')).clientWith(token);

/** How one call of A20 ended. */
export type RenewalOutcome =
  | { readonly name: 'renewed'; readonly value: string; readonly expiresIn: number }
  /** The session is over (SPEC L7). */
  | { readonly name: 'expired' }
  | { readonly name: 'refused' }
  /** Nothing was said of the token: tried again at the next call (SPEC L5, D4). */
  | { readonly name: 'unknown' };

/**
 * Calls A20 once.
 *
 * @param token the token to be renewed
 */
export async function callRenewal(token: string): Promise<RenewalOutcome> {
  try {
    const client = await clientOf(token);
    const { data } = await client.POST('/api/auth/refresh');
    if (data === undefined) return { name: 'unknown' };
    return { name: 'renewed', value: data.access_token, expiresIn: data.expires_in };
  } catch (error) {
    return { name: nameOf(error) };
  }
}

/** A gateway's 502 and 504 say that the server did not answer; ip_blocked is about the address, not the token (SPEC M4). */
function nameOf(error: unknown): 'expired' | 'refused' | 'unknown' {
  if (!(error instanceof HttpError) || error.status === 502 || error.status === 504) return 'unknown';
  return error.status === 401 && error.serverMessage === SESSION_EXPIRED_MESSAGE ? 'expired' : 'refused';
}

/**
 * Ends a session on the server (SPEC A18), even where the page closes meanwhile. What the server says changes nothing:
 * here it has ended.
 *
 * @param token its token
 */
export async function callLogout(token: string): Promise<void> {
  await clientOf(token)
    .then((client) => client.POST('/api/auth/logout', { keepalive: true }))
    .catch(() => undefined);
}

/**
 * Does something while no other tab of this site does the same. Where the browser has no locks, or gives none because
 * storage is blocked, while nobody else on this page does.
 *
 * @throws what `task` throws
 */
export async function alone<T>(task: () => Promise<T>): Promise<T> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return task();
  };
  try {
    if (navigator.locks !== undefined) return (await navigator.locks.request(LOCK, begin)) as T;
  } catch (error) {
    if (isBegun) throw error;
  }
  const turn = last.then(task);
  last = turn.catch(() => undefined);
  return turn;
}

let last: Promise<unknown> = Promise.resolve();

/** Waits, in ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
