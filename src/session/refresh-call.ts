import { HttpError } from '@/api/errors';
import { SESSION_EXPIRED_MESSAGE } from '@/api/transport';

import { isValidHeaderValue } from './token';

/** How long to wait after a refused renewal, in ms (SPEC L3). */
export const RETRY_DELAY_MS = 1000;

/** How long another tab's cookie may take to arrive in this one, in ms; a logout is declared after that. */
export const COOKIE_PROPAGATION_MS = 100;

const LOCK = 'session-refresh';

/** Of use to players alone: a visitor's first page comes without it. */
const clientOf = async (token: string) => (await import('@/api/client')).clientWith(token);

/** How one call of A20 ended. */
export type RefreshOutcome =
  | { readonly name: 'renewed'; readonly value: string; readonly expiresIn: number }
  /** The session is over (SPEC L7). */
  | { readonly name: 'expired' }
  /** The server rejected the token: an attempt that counts (SPEC L3, D4). */
  | { readonly name: 'rejected' }
  /** No verdict on the token: retried with backoff (SPEC L5, D4). `retryAfterMs`: the server's Retry-After. */
  | { readonly name: 'transient'; readonly retryAfterMs?: number };

/**
 * Calls A20 once.
 *
 * @param token the token to be renewed
 */
export async function postRefresh(token: string): Promise<RefreshOutcome> {
  try {
    const client = await clientOf(token);
    const { data } = await client.POST('/api/auth/refresh');
    if (data === undefined || !isValidHeaderValue(data.access_token)) return { name: 'transient' };
    return { name: 'renewed', value: data.access_token, expiresIn: data.expires_in };
  } catch (error) {
    if (!(error instanceof HttpError)) return { name: 'transient' };
    if (error.status === 401 && error.serverMessage === SESSION_EXPIRED_MESSAGE) return { name: 'expired' };
    return isTokenRejection(error) ? { name: 'rejected' } : { name: 'transient', retryAfterMs: Math.max(0, error.retryAfter ?? 0) * 1000 };
  }
}

const TOKEN_MESSAGES: ReadonlySet<string> = new Set(['Unauthenticated.', SESSION_EXPIRED_MESSAGE]);
const TOKEN_FIELDS = ['token', 'access_token'];

/**
 * Whether an error is the server's rejection of the token (SPEC D4): a 401, or a 403 or 422 that says so. A firewall's 403
 * and ip_blocked are about the address; a 5xx and a 429 are about the server.
 */
export function isTokenRejection(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, serverMessage, fieldErrors } = error;
  if (status === 401) return true;
  return (
    (status === 403 || status === 422) &&
    (TOKEN_MESSAGES.has(serverMessage) || TOKEN_FIELDS.some((field) => Object.hasOwn(fieldErrors, field)))
  );
}

/**
 * Ends a session on the server (SPEC A18), even where the page closes meanwhile. What the server says changes nothing:
 * here it has ended.
 *
 * @param token its token
 */
export async function postLogout(token: string): Promise<void> {
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
export async function withRefreshLock<T>(task: () => Promise<T>): Promise<T> {
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
