import { HttpError, NetworkError } from '@/api/errors';
import { SESSION_EXPIRED_MESSAGE, WRITE_TIMEOUT_MS } from '@/api/transport';
import { withLock } from '@/shared/lib/with-lock';

import { isValidHeaderValue } from './token';

/** Delay before the attempt after a rejected refresh (SPEC L3). */
export const RETRY_DELAY_MS = 1000;

/** Time within which a cookie from another tab arrives. */
export const COOKIE_PROPAGATION_MS = 100;

/** Imports the API client on demand, because a visitor's first page needs none. */
const createClientWith = async (token: string) => (await import('@/api/client')).clientWith(token);

/** Outcome of one refresh call (A20). */
export type RefreshOutcome =
  /** `value`: the new token, which expires in `expiresIn` seconds. */
  | { readonly name: 'refreshed'; readonly value: string; readonly expiresIn: number }
  /**
   * The rejections are counted (SPEC L3, D4). `isOver`: the server says that it will not renew the session, so that the player lands
   * on `/login` after the last counted rejection (SPEC L7).
   */
  | { readonly name: 'rejected'; readonly isOver: boolean }
  /** The call is retried with backoff (SPEC L5, D4). */
  | { readonly name: 'transient'; readonly retryAfterMs?: number };

/**
 * Refreshes once (A20). Never rejects.
 *
 * @param countsServerErrors true if a 5xx and a call without a response are rejections too (SPEC D4)
 */
export async function postRefresh(token: string, countsServerErrors = false): Promise<RefreshOutcome> {
  try {
    const client = await createClientWith(token);
    const { data } = await client.POST('/api/auth/refresh');
    if (data === undefined || !isValidHeaderValue(data.access_token)) return { name: 'transient' };
    return { name: 'refreshed', value: data.access_token, expiresIn: data.expires_in };
  } catch (error) {
    const isServerError = error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
    if (isTokenRejection(error) || (countsServerErrors && isServerError)) {
      return { name: 'rejected', isOver: error instanceof HttpError && error.serverMessage === SESSION_EXPIRED_MESSAGE };
    }
    return { name: 'transient', ...(error instanceof HttpError && { retryAfterMs: Math.max(0, error.retryAfter ?? 0) * 1000 }) };
  }
}

/** Messages of a 403 or 422 that reject the token: the framework's and that of an ended session. */
const TOKEN_MESSAGES: ReadonlySet<string> = new Set(['Unauthenticated.', SESSION_EXPIRED_MESSAGE]);
/** Fields `token` and `access_token`. A 403 or 422 with an error in one of them rejects the token. */
const TOKEN_FIELDS = ['token', 'access_token'];

/**
 * Returns true if the server rejected the token (SPEC D4): for a 401, and for a 403 or 422 about the token. A firewall's 403 and
 * `ip_blocked` concern the address, a 5xx and a 429 the server.
 */
function isTokenRejection(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, serverMessage, fieldErrors } = error;
  if (status === 401) return true;
  return (
    (status === 403 || status === 422) &&
    (TOKEN_MESSAGES.has(serverMessage) || TOKEN_FIELDS.some((field) => Object.hasOwn(fieldErrors, field)))
  );
}

/** Ends a session on the server (SPEC A18), even if the page closes. Errors are ignored. */
export async function postLogout(token: string): Promise<void> {
  await createClientWith(token)
    .then((client) => client.POST('/api/auth/logout', { keepalive: true }))
    .catch(() => undefined);
}

/** Longest wait for another tab's attempt, which ends with the limit of its request. */
export const MAX_ATTEMPT_MS = WRITE_TIMEOUT_MS + 5000;

/**
 * Runs `task` while no other tab refreshes.
 *
 * @param limitMs longest wait for another tab, after which `task` runs beside its refresh
 */
export function withRefreshLock<T>(limitMs: number, task: () => Promise<T>): Promise<T> {
  return withLock('session-refresh', limitMs, task);
}
