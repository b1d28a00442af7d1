import { nextTask } from '@/shared/lib/next-task';

import { contractPath } from './base';
import { parseBody, readText, textMember } from './body';
import type { ApiError } from './errors';
import { ContractError, HttpError, IpBlockedError, isApiError, NetworkError } from './errors';
import type { SessionPort } from './session-port';
import { currentSession } from './session-port';

/** Time limit of a read until its whole response has arrived, in ms. The player can retry it at once. */
export const READ_TIMEOUT_MS = 10_000;
/** Time limit of a write, in ms. A write that is given up too early has an unknown outcome. */
export const WRITE_TIMEOUT_MS = 30_000;

/** The `status` of a response to a blocked address or a VPN (SPEC L8). */
const IP_BLOCKED = 'ip_blocked';
const UNAUTHENTICATED = 'Unauthenticated.';
/** What a server says of a session that it will not renew (SPEC L7). */
export const EXPIRED = 'Token expirado ou inválido';

/** An answer that the contract allows: its status and its parsed body, null when it has none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Makes a call of the contract on behalf of the session: with the headers of SPEC section A, a token that is renewed
 * in time, and one renewal and repetition when the server calls it dead (SPEC L7, D5).
 *
 * @param request the call, unsent
 * @returns the validated answer of a success
 * @throws {ApiError} in every other case, or the AbortError of the request's own signal
 */
export async function exchange(request: Request): Promise<Answer> {
  const session = currentSession();
  const token = await session.prepare();
  if (token === null) return attempt(request, session, null);
  const again = mayRepeat(request) ? request.clone() : null;
  try {
    return stillOwn(request, session, token, await attempt(request, session, token));
  } catch (error) {
    const renewed = await replaced(session, token, error);
    if (renewed === null || again === null) throw error;
    return repeat(again, session, renewed);
  }
}

/** The one repetition. A token that was just renewed and is dead all the same ends the session (SPEC L7). */
async function repeat(request: Request, session: SessionPort, token: string): Promise<Answer> {
  try {
    return stillOwn(request, session, token, await attempt(request, session, token));
  } catch (error) {
    if (saysDead(error) !== undefined) await session.expired(token);
    throw error;
  }
}

/** The token in the place of one that an answer calls dead; null where no answer does, or there is none. */
async function replaced(session: SessionPort, token: string, error: unknown): Promise<string | null> {
  const said = saysDead(error);
  if (said === undefined) return null;
  return said === EXPIRED ? session.expired(token) : session.renew(token);
}

/** What a player did must not reach who logged in meanwhile. What was only read is dropped with all that was loaded. */
function stillOwn(request: Request, session: SessionPort, token: string, answer: Answer): Answer {
  if (request.method === 'GET' || session.isOwn(token)) return answer;
  throw new HttpError(401, '');
}

/**
 * Makes a call once, with a given token and without renewing it: what the session itself stands on.
 *
 * @param request the call, unsent
 * @param token the bearer token, or null
 * @throws {ApiError} as `exchange`
 */
export function exchangeOnce(request: Request, token: string | null): Promise<Answer> {
  return attempt(request, currentSession(), token);
}

/** An answer as a Response, for a client that parses it itself. */
export function asResponse({ status, body }: Answer): Response {
  return body === null ? new Response(null, { status: 204 }) : Response.json(body, { status });
}

async function attempt(request: Request, session: SessionPort, token: string | null): Promise<Answer> {
  const path = contractPath(request.url);
  const call = `${request.method} ${path}`;
  const [response, text] = await inTime(withHeaders(request, session, token), async (answer) => readText(answer, call));
  if (isRedirect(response)) throw new ContractError(call, '', 'the response is a redirect');
  const body = parseBody(text);
  const isBlocked = textMember(body, 'status') === IP_BLOCKED;
  if (!response.ok || isBlocked) throw await toError(request, session, response, body);
  const { validated } = await loadValidator();
  const value = await validated(request.method, path, response.status, body).catch((cause: unknown) => {
    // Such as a stack overflow: a body that cannot be validated is no success.
    throw isApiError(cause) ? cause : new ContractError(call, '', 'the response cannot be validated');
  });
  // A task of its own: validation and the render that follows would block a slow phone for too long.
  await nextTask();
  return { status: response.status, body: value };
}

/** A followed redirect counts too: it may have turned a POST into a GET of another page. */
function isRedirect({ type, redirected, status }: Response): boolean {
  return type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);
}

/** Converts an error response. Without the validators nothing is known about it: it is no documented rejection. */
async function toError(request: Request, session: SessionPort, response: Response, body: unknown): Promise<ApiError> {
  const validator = await loadValidator().catch(() => undefined);
  const serverMessage = textMember(body, 'message') || textMember(body, 'error');
  const error =
    validator?.toHttpError(request.method, contractPath(request.url), response, body) ??
    new HttpError(response.status, '', { serverMessage });
  if (textMember(body, 'status') !== IP_BLOCKED) return error;
  session.ipBlocked();
  return new IpBlockedError(error.isDocumentedRejection);
}

/**
 * Loads the validators, which stay out of the first load.
 *
 * @throws {NetworkError} if their code cannot be loaded: a read can be retried, and a write has an unknown outcome
 */
async function loadValidator(): Promise<typeof import('./validate')> {
  const loaded = await import('./validate').catch((cause: unknown) => {
    throw new NetworkError(true, cause);
  });
  // Vite resolves with undefined if a listener of vite:preloadError prevented the error.
  if ((loaded as unknown) === undefined) throw new NetworkError(true);
  return loaded;
}

function withHeaders(request: Request, session: SessionPort, token: string | null): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  headers.set('Cache-Control', 'private, max-age=600');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const userIp = session.userIp();
  if (userIp !== null) headers.set('User-Ip', userIp);
  // no-store: with the demanded Cache-Control one player got another's answer from a shared cache.
  // manual: a followed redirect turns a POST into a GET, whose 200 would count as the success of a money operation.
  return new Request(request, { headers, credentials: 'omit', cache: 'no-store', redirect: 'manual' });
}

/**
 * Sends a request that is not one of the contract's (the build check, an icon): no bearer, no session.
 *
 * @throws {NetworkError} when there is no answer, or the AbortError of the request's own signal
 */
export async function send(request: Request): Promise<Response> {
  const [response] = await inTime(request, () => Promise.resolve());
  return response;
}

/** An answer, and what is read of it: all of it within the time, as one that never ends would hold up whoever waits. */
async function inTime<T>(request: Request, read: (response: Response) => Promise<T>): Promise<[Response, T]> {
  // Refused here, so that nothing is queued and sent later behind the player's back.
  if (movesMoney(request) && !navigator.onLine) throw new NetworkError(false);
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(
    () => {
      isTimeout = true;
      controller.abort();
    },
    request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
  );
  const stop = () => controller.abort();
  request.signal.addEventListener('abort', stop);
  if (request.signal.aborted) stop();
  try {
    const response = await fetch(request, { signal: controller.signal });
    return [response, await read(response)];
  } catch (cause) {
    if (request.signal.aborted || (isApiError(cause) && !isTimeout)) throw cause;
    throw new NetworkError(true, cause, isTimeout);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}

function movesMoney(request: Request): boolean {
  return request.headers.has('Idempotency-Key');
}

/** A POST that moves money is repeated only where the server knows it again by its key (SPEC D5). */
function mayRepeat(request: Request): boolean {
  return request.method !== 'POST' || movesMoney(request) || !MONEY_PATHS.test(contractPath(request.url));
}

const MONEY_PATHS = /^\/api\/(deposits|withdrawals|redeem|coupons\/apply|mini-games)\b/;

/** The words by which an answer calls its token dead (SPEC L7). */
function saysDead(error: unknown): typeof UNAUTHENTICATED | typeof EXPIRED | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { status, serverMessage } = error;
  if (serverMessage === UNAUTHENTICATED && (status === 401 || status === 403)) return UNAUTHENTICATED;
  return serverMessage === EXPIRED && status === 401 ? EXPIRED : undefined;
}
