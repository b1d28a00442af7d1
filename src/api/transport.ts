import { contractPath } from './base';
import { member, parseJson, readText, textMember } from './body';
import { ContractError, IpBlockedError, NetworkError } from './errors';
import { refusal } from './refusal';
import type { SessionPort } from './session-port';
import { currentSession } from './session-port';

/** How long an answer may take before it counts as lost, in ms. */
export const ANSWER_TIMEOUT = 30_000;

// Money and session hang on these: their answers are validated in production too.
const VALIDATED_ALWAYS = /^\/(api\/|v2\/(settings|auth|mini-games)\b)/;

// An empty body means that there is no text (SPEC A23).
const MAY_BE_EMPTY = '/api/seo';

const UNAUTHENTICATED = 'Unauthenticated.';
const EXPIRED = 'Token expirado ou inválido';

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
  await session.prepare();
  const token = session.token();
  const again = request.clone();
  try {
    return await attempt(request, session, token);
  } catch (error) {
    if (token === null || !isDead(error) || !mayRepeat(request)) throw error;
    if (!(await session.renew(token))) throw error;
    return attempt(again, session, session.token());
  }
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
  const call = `${request.method} ${contractPath(request.url)}`;
  const response = await send(withHeaders(request, session, token));
  const text = await readText(response, call);
  const body = text === '' ? null : parseJson(text);
  if (textMember(body, 'status') === 'ip_blocked') {
    session.ipBlocked();
    throw new IpBlockedError();
  }
  if (!response.ok) {
    if (response.status === 401 && saysDead(body, EXPIRED)) session.expired();
    throw refusal(response, body);
  }
  if (body === undefined) throw new ContractError(call, '', 'the answer is no JSON');
  return { status: response.status, body: await judged(request, response.status, body) };
}

async function judged(request: Request, status: number, body: unknown): Promise<unknown> {
  const pathname = contractPath(request.url);
  if (body === null) {
    if (status === 204 || pathname === MAY_BE_EMPTY || request.method !== 'GET') return null;
    throw new ContractError(`${request.method} ${pathname}`, '', 'the answer is empty');
  }
  if (import.meta.env.PROD && !VALIDATED_ALWAYS.test(pathname)) return body;
  // Loaded when the first answer needs it: validators stay out of the first load.
  const { validated } = await import('./validate');
  return validated(request.method, pathname, status, body);
}

function withHeaders(request: Request, session: SessionPort, token: string | null): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json');
  headers.set('Cache-Control', 'private, max-age=600');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const userIp = session.userIp();
  if (userIp !== null) headers.set('User-Ip', userIp);
  // no-store: with the demanded Cache-Control one player got another's answer from a shared cache.
  return new Request(request, { headers, credentials: 'omit', cache: 'no-store' });
}

/**
 * Sends a request that is not one of the contract's (the build check, an icon): no bearer, no session.
 *
 * @throws {NetworkError} when there is no answer, or the AbortError of the request's own signal
 */
export async function send(request: Request): Promise<Response> {
  // Refused here, so that nothing is queued and sent later behind the player's back.
  if (movesMoney(request) && !navigator.onLine) throw new NetworkError(false);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT);
  const stop = () => controller.abort();
  request.signal.addEventListener('abort', stop);
  if (request.signal.aborted) stop();
  try {
    return await fetch(request, { signal: controller.signal });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new NetworkError(true, cause);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}

function movesMoney(request: Request): boolean {
  return request.headers.has('Idempotency-Key');
}

/** A POST is repeated only when the server knows it again by its key (SPEC D5), or refused it before reading. */
function mayRepeat(request: Request): boolean {
  return request.method !== 'POST' || movesMoney(request) || !MONEY_PATHS.test(contractPath(request.url));
}

const MONEY_PATHS = /^\/api\/(deposits|withdrawals|redeem|coupons\/apply|mini-games)\b/;

function isDead(error: unknown): boolean {
  const status = member(error, 'status');
  return (status === 401 || status === 403) && error instanceof Error && error.message === UNAUTHENTICATED;
}

function saysDead(body: unknown, text: string): boolean {
  return textMember(body, 'message') === text || textMember(body, 'error') === text;
}
