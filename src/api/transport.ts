import { yieldToMain } from '@/shared/lib/yield-to-main';

import { contractPath } from './base';
import { parseBody, readText, getString } from './body';
import { noteServerTime } from './device-clock';
import type { ApiError } from './errors';
import { ContractError, HttpError, IpBlockedError, isApiError, NetworkError } from './errors';
import { takeEarlyResponse } from './early-read';
import { responsesReleased } from './held-responses';
import { isCacheableRead } from './public-reads';
import type { SessionPort } from './session-port';
import { currentSession } from './session-port';
import { readAsVisitor, UNDECIDED } from './visitor-reads';
import { specifiedRequest } from './specified-request';

/** Longest wait for the whole response to a read (GET), which a player can simply retry. */
export const READ_TIMEOUT_MS = 10_000;
/** Longest wait for the whole response to a write. It is longer, because a write given up too early has an unknown outcome. */
export const WRITE_TIMEOUT_MS = 30_000;

/** The `status` of a response to a blocked address or a VPN (SPEC L8). */
const IP_BLOCKED = 'ip_blocked';
/** Message of a 401 or 403 that rejects a token, which may be refreshed (SPEC L7). */
const UNAUTHENTICATED = 'Unauthenticated.';
/** Message of a 401 by which the server says that it will not renew the session (SPEC L7). */
export const SESSION_EXPIRED_MESSAGE = 'Token expirado ou inválido';

/** Response to an API request. The body is null if the response has none. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

type Send = (apiRequest: Request) => Promise<ApiResponse>;

let sendAny: Send = sendRequest;

/**
 * Sets a wrapper around the sending of all API requests, in place of an earlier one, for code that is not part of the first load. The
 * requests of `requestWithToken` have no wrapper.
 *
 * @param wrap undefined removes the wrapper
 */
export function wrapRequests(wrap: ((inner: Send) => Send) | undefined): void {
  sendAny = wrap === undefined ? sendRequest : wrap(sendRequest);
}

/**
 * Sends an API request by `sendRequest`, inside the wrapper of `wrapRequests`. While the browser is offline, one with an idempotency key
 * fails unsent. A response outside the contract is also reported (`reportViolation`).
 * @throws {ApiError} for anything but a valid success, or the AbortError of the request's signal
 */
export function request(apiRequest: Request): Promise<ApiResponse> {
  return sendAny(apiRequest);
}

/**
 * Sends an API request with the headers of SPEC section A and a fresh token. After a rejected token, refreshes it and
 * repeats once, if the request may be repeated (`isRetryable`, SPEC L7, D5).
 * @throws {ApiError} for anything but a valid success, or the AbortError of the request's signal
 */
async function sendRequest(apiRequest: Request): Promise<ApiResponse> {
  const session = currentSession();
  if (isCacheableRead(apiRequest)) return attempt(apiRequest, session, null);
  const token = await session.prepare();
  if (token === null) return attempt(apiRequest, session, null);
  const again = isRetryable(apiRequest) ? apiRequest.clone() : null;
  try {
    return assertSamePlayer(apiRequest, session, token, await attempt(apiRequest, session, token));
  } catch (error) {
    const refreshed = await refreshRejectedToken(session, token, error);
    if (refreshed === null || again === null) throw error;
    return repeat(again, session, refreshed);
  }
}

/** Sends a request again with the refreshed token. If this token is rejected also, the session ends (SPEC L7). */
async function repeat(apiRequest: Request, session: SessionPort, token: string): Promise<ApiResponse> {
  try {
    return assertSamePlayer(apiRequest, session, token, await attempt(apiRequest, session, token));
  } catch (error) {
    if (tokenRejectionOf(error) !== undefined) await session.expired(token);
    throw error;
  }
}

/** Refreshes a rejected token. Returns null if the token was not rejected, or there is no new one. */
async function refreshRejectedToken(session: SessionPort, token: string, error: unknown): Promise<string | null> {
  const message = tokenRejectionOf(error);
  if (message === undefined) return null;
  return message === SESSION_EXPIRED_MESSAGE ? session.expired(token) : session.renew(token);
}

/**
 * Rejects the response to a write if another player logged in meanwhile. Reads pass: a change of player clears the
 * query cache.
 * @throws {HttpError} 401
 */
function assertSamePlayer(apiRequest: Request, session: SessionPort, token: string, response: ApiResponse): ApiResponse {
  if (apiRequest.method === 'GET' || session.isOwn(token)) return response;
  throw new HttpError(401, '');
}

/**
 * Sends an API request once, never refreshing the token, for the session itself.
 * @param token null for none
 * @throws {ApiError} as `request`
 */
export function requestWithToken(apiRequest: Request, token: string | null): Promise<ApiResponse> {
  return attempt(apiRequest, currentSession(), token);
}

/** Converts a response for a client that expects the Fetch API's `Response`. Without a body, its status becomes 204. */
export function asResponse({ status, body }: ApiResponse): Response {
  return body === null ? new Response(null, { status: 204 }) : Response.json(body, { status });
}

/** Sends a request once, and reports a response outside the contract to the monitoring, which is no part of the first load. */
async function attempt(apiRequest: Request, session: SessionPort, token: string | null): Promise<ApiResponse> {
  return answerTo(apiRequest, session, token).catch((error: unknown) => {
    if (error instanceof ContractError) void reportRefused(apiRequest, error);
    throw error;
  });
}

const reportRefused = async (apiRequest: Request, error: ContractError) =>
  (await loadValidator().catch(() => undefined))?.reportRefused(apiRequest, error);

async function answerTo(apiRequest: Request, session: SessionPort, token: string | null): Promise<ApiResponse> {
  const path = contractPath(apiRequest.url);
  const call = `${apiRequest.method} ${path}`;
  const [response, text] = await fetchWithTimeout(withHeaders(apiRequest, session, token), async (unread) => readText(unread, call));
  if (isRedirect(response)) throw new ContractError(call, '', 'the response is a redirect');
  if (!isCacheableRead(apiRequest)) noteServerTime(response);
  const body = parseBody(text);
  await responsesReleased();
  const isBlocked = getString(body, 'status') === IP_BLOCKED;
  if (!response.ok || isBlocked) throw await toError(apiRequest, session, response, body);
  const read = readAsVisitor(apiRequest.method, path, response.status, body);
  const value = read === UNDECIDED ? await validated(apiRequest.method, path, response.status, body) : read;
  // With the render that follows, validation would block a slow phone for too long.
  await yieldToMain();
  return { status: response.status, body: value };
}

/** @throws {ContractError} if the body is no success */
async function validated(method: string, path: string, status: number, body: unknown): Promise<unknown> {
  const { validateResponse } = await loadValidator();
  return validateResponse(method, path, status, body).catch((cause: unknown) => {
    // Such as a stack overflow: a body that cannot be validated is no success.
    throw isApiError(cause) ? cause : new ContractError(`${method} ${path}`, '', 'the response cannot be validated');
  });
}

/** Returns true for a redirect, followed or not. Following one may have turned a POST into a GET. */
function isRedirect({ type, redirected, status }: Response): boolean {
  return type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);
}

/** Creates the error of a response. If the validators cannot be loaded, it is no documented rejection. */
async function toError(apiRequest: Request, session: SessionPort, response: Response, body: unknown): Promise<ApiError> {
  const validator = await loadValidator().catch(() => undefined);
  const { message, options } = validator?.readErrorResponse(apiRequest.method, contractPath(apiRequest.url), response, body) ?? {
    message: '',
    options: { serverMessage: getString(body, 'message') || getString(body, 'error') },
  };
  const error = new HttpError(response.status, message, options);
  if (getString(body, 'status') !== IP_BLOCKED) return error;
  session.ipBlocked();
  return new IpBlockedError(error.isDocumentedRejection);
}

/**
 * Loads the validators, which are not part of the first load.
 * @throws {NetworkError} if their code cannot be loaded: a write has an unknown outcome
 */
async function loadValidator(): Promise<typeof import('./validate')> {
  const loaded = await import('./validate').catch((cause: unknown) => {
    throw new NetworkError(true, cause);
  });
  // Vite resolves with undefined after a prevented vite:preloadError.
  if ((loaded as unknown) === undefined) throw new NetworkError(true);
  return loaded;
}

/**
 * Returns the request with the headers of SPEC section A; a cacheable read has neither token nor the player's address. No
 * request sends cookies or follows redirects.
 */
function withHeaders(apiRequest: Request, session: SessionPort, token: string | null): Request {
  const headers = new Headers(apiRequest.headers);
  // Any other header would cost a second request to another origin, and keep edges from caching.
  if (isCacheableRead(apiRequest)) {
    headers.set('Accept', 'application/json');
    return new Request(apiRequest, { headers, credentials: 'omit', redirect: 'manual' });
  }
  const userIp = session.userIp();
  if (userIp !== null) headers.set('User-Ip', userIp);
  return specifiedRequest(apiRequest, headers, token);
}

/**
 * Sends a request outside the contract, without bearer and session. Resolves with the headers, which end the time limit: the
 * caller reads the body without one.
 * @throws {NetworkError} without a response, or the AbortError of the request's signal
 */
export async function send(plain: Request): Promise<Response> {
  const [response] = await fetchWithTimeout(plain, () => Promise.resolve());
  return response;
}

/**
 * Sends a request and reads its response within a time limit. The limit covers the whole body: an endless body would block the
 * caller.
 * @throws {NetworkError} if there is no response in time
 */
async function fetchWithTimeout<T>(outgoing: Request, read: (response: Response) => Promise<T>): Promise<[Response, T]> {
  // Nothing may be queued and sent later without the player knowing (SPEC N15).
  if (movesMoney(outgoing) && !navigator.onLine) throw new NetworkError(false);
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(
    () => {
      isTimeout = true;
      controller.abort();
    },
    outgoing.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
  );
  const stop = () => controller.abort();
  outgoing.signal.addEventListener('abort', stop);
  if (outgoing.signal.aborted) stop();
  try {
    const response = await (takeEarlyResponse(outgoing, controller.signal) ?? fetch(outgoing, { signal: controller.signal }));
    return [response, await read(response)];
  } catch (cause) {
    if (outgoing.signal.aborted || (isApiError(cause) && !isTimeout)) throw cause;
    throw new NetworkError(true, cause, isTimeout);
  } finally {
    clearTimeout(timer);
    outgoing.signal.removeEventListener('abort', stop);
  }
}

/** Returns true for a request with an idempotency key, with which the site sends the POST of a money operation. */
function movesMoney(apiRequest: Request): boolean {
  return apiRequest.headers.has('Idempotency-Key');
}

/** Returns true if a request may be repeated. A POST that moves money needs its idempotency key for that (SPEC D5). */
function isRetryable(apiRequest: Request): boolean {
  return apiRequest.method !== 'POST' || movesMoney(apiRequest) || !MONEY_PATHS.test(contractPath(apiRequest.url));
}

/** Expression for the paths whose POSTs move money. */
const MONEY_PATHS = /^\/api\/(deposits|withdrawals|redeem|coupons\/apply|mini-games)\b/;

/** Returns the message of an error that rejects the token (SPEC L7); undefined for any other error. */
function tokenRejectionOf(error: unknown): typeof UNAUTHENTICATED | typeof SESSION_EXPIRED_MESSAGE | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { status, serverMessage } = error;
  if (serverMessage === UNAUTHENTICATED && (status === 401 || status === 403)) return UNAUTHENTICATED;
  return serverMessage === SESSION_EXPIRED_MESSAGE && status === 401 ? SESSION_EXPIRED_MESSAGE : undefined;
}
