import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import { NO_SCENARIO } from '../scenarios/names';
import type { Visit } from '../scenarios/visits';
import { getVisit, isDemoLogin, NO_VISIT, parseVisit, shortenSession } from '../scenarios/visits';
import type { ReadRequest } from './request';
import type { UntypedResponse } from './types';

export const VISIT_COOKIE = 'standin-visit';

/**
 * Reads the header `X-Mock-Scenario`, the query `__scenario` or the cookie, in this order; undefined if none names a
 * visit.
 *
 * @param pageCookies cookies of the page, for requests that carry none
 */
export function readVisitText(request: Request, pageCookies: () => string = () => ''): string | undefined {
  const explicit = explicitVisit(request);
  if (explicit !== null) return explicit;
  const [, fromCookie] = /(?:^|;\s*)standin-visit=([^;]*)/.exec(request.headers.get('Cookie') ?? pageCookies()) ?? [];
  return fromCookie?.replace(/%3A/i, ':');
}

/** Returns {@link NO_VISIT} if the request names none or an invalid one. */
export function requestVisit(world: World, request: Request, pageCookies?: () => string): Visit {
  return getVisit(world, readVisitText(request, pageCookies) ?? NO_SCENARIO) ?? NO_VISIT;
}

/** Returns true for an unknown scenario; cookies may be outdated and are ignored. */
export function isUnknownScenario(request: Request): boolean {
  const explicit = explicitVisit(request);
  return explicit !== null && parseVisit(explicit) === undefined;
}

function explicitVisit({ headers, url }: Request): string | null {
  return headers.get('X-Mock-Scenario') ?? (url.includes('__scenario=') ? new URL(url).searchParams.get('__scenario') : null);
}

/** Makes a demo player's login that of the visit's own player, so that one login works in every scenario. */
export function rewriteDemoLogin({ player }: Visit, id: OperationId, read: ReadRequest): ReadRequest {
  const { body } = read;
  if (player === undefined || id !== 'login' || typeof body !== 'object' || body === null) return read;
  const { email, login = email } = body as { email?: unknown; login?: unknown };
  if (typeof login !== 'string' || !isDemoLogin(login)) return read;
  return { ...read, body: { ...body, email: player.email, login: player.email } };
}

/** Shortens the token if the scenario requires it. */
export function shortenToken(visit: Visit, world: World, id: OperationId, answer: UntypedResponse): UntypedResponse {
  const { body } = answer;
  if (visit.scenario?.token === undefined || id === 'refreshToken' || typeof body !== 'object' || body === null) return answer;
  if (!('access_token' in body && typeof body.access_token === 'string')) return answer;
  const session = world.sessions.find(body.access_token);
  return session === undefined ? answer : { ...answer, body: { ...body, expires_in: shortenSession(world, visit, session) } };
}
