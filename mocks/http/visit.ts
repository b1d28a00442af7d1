import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import { NO_SCENARIO } from '../scenarios/names';
import type { Visit } from '../scenarios/visits';
import { getVisit, isDemoLogin, NO_VISIT, parseVisit, shortenSession } from '../scenarios/visits';
import type { ReadRequest } from './request';
import type { UntypedResponse } from './types';

/** The cookie with a browser's visit. */
export const VISIT_COOKIE = 'standin-visit';

/**
 * Returns the visit named by a request: the header `X-Mock-Scenario`, the query `__scenario`, or the cookie, in this
 * order.
 *
 * @param pageCookies returns the page's cookies, if requests carry none
 * @returns undefined if the request names none
 */
export function readVisitText(request: Request, pageCookies: () => string = () => ''): string | undefined {
  const explicit = explicitVisit(request);
  if (explicit !== null) return explicit;
  const [, fromCookie] = /(?:^|;\s*)standin-visit=([^;]*)/.exec(request.headers.get('Cookie') ?? pageCookies()) ?? [];
  return fromCookie?.replace(/%3A/i, ':');
}

/** Returns the visit of a request, or {@link NO_VISIT} if it names none or an invalid one. */
export function requestVisit(world: World, request: Request, pageCookies?: () => string): Visit {
  return getVisit(world, readVisitText(request, pageCookies) ?? NO_SCENARIO) ?? NO_VISIT;
}

/** Returns true if a request names an unknown scenario. Cookies are ignored, because they may be outdated. */
export function isUnknownScenario(request: Request): boolean {
  const explicit = explicitVisit(request);
  return explicit !== null && parseVisit(explicit) === undefined;
}

function explicitVisit({ headers, url }: Request): string | null {
  return headers.get('X-Mock-Scenario') ?? (url.includes('__scenario=') ? new URL(url).searchParams.get('__scenario') : null);
}

/** Rewrites a demo player's login to the visit's own player, so that one login works in every scenario. */
export function rewriteDemoLogin({ player }: Visit, id: OperationId, read: ReadRequest): ReadRequest {
  const { body } = read;
  if (player === undefined || id !== 'login' || typeof body !== 'object' || body === null) return read;
  const { email, login = email } = body as { email?: unknown; login?: unknown };
  if (typeof login !== 'string' || !isDemoLogin(login)) return read;
  return { ...read, body: { ...body, email: player.email, login: player.email } };
}

/** Shortens the token of a login response if the scenario requires it. */
export function shortenToken(visit: Visit, world: World, id: OperationId, answer: UntypedResponse): UntypedResponse {
  const { body } = answer;
  if (visit.scenario?.token === undefined || id === 'refreshToken' || typeof body !== 'object' || body === null) return answer;
  if (!('access_token' in body && typeof body.access_token === 'string')) return answer;
  const session = world.sessions.find(body.access_token);
  return session === undefined ? answer : { ...answer, body: { ...body, expires_in: shortenSession(world, visit, session) } };
}
