import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import { NO_SCENARIO, SCENARIO_NAMES } from '../scenarios/names';
import type { Visit } from '../scenarios/visits';
import { getVisit, isDemoLogin, NO_VISIT, parseVisit, shortenSession } from '../scenarios/visits';
import type { ReadRequest } from './request';
import type { UntypedResponse } from './types';

/** Cookie that names the visit of a browser: the scenario and a key. */
export const VISIT_COOKIE = 'standin-visit';
/** Header that names the visit of a single request. */
export const VISIT_HEADER = 'X-Mock-Scenario';

/**
 * Reads the header `X-Mock-Scenario`, the query `__scenario`, the token of a sportsbook or the cookie, in this order;
 * undefined if none names a visit.
 *
 * @param pageCookies cookies of the page, for requests that carry none
 */
export function readVisitText(request: Request, pageCookies: () => string = () => ''): string | undefined {
  const explicit = explicitVisit(request);
  if (explicit !== null) return explicit;
  return cookieVisit(request.headers.get('Cookie') ?? pageCookies());
}

function cookieVisit(cookies: string): string | undefined {
  const [, text] = /(?:^|;\s*)standin-visit=([^;]*)/.exec(cookies) ?? [];
  return text?.replace(/%3A/i, ':');
}

/** Returns the visit of a request, and creates its player at first use. Returns {@link NO_VISIT} if it names none or an invalid one. */
export function requestVisit(world: World, request: Request, pageCookies?: () => string): Visit {
  return getVisit(world, readVisitText(request, pageCookies) ?? NO_SCENARIO) ?? NO_VISIT;
}

/**
 * Returns the error in the scenario that a request names, if any. A cookie may be outdated and is ignored, also in the header
 * that the page's client makes of it.
 */
export function unknownScenario(request: Request): string | undefined {
  const explicit = explicitVisit(request);
  if (explicit === null || parseVisit(explicit) !== undefined) return undefined;
  if (explicit === cookieVisit(request.headers.get('Cookie') ?? '')) return undefined;
  return `There is no scenario '${explicit}'. There are: ${[NO_SCENARIO, ...SCENARIO_NAMES].join(', ')}.`;
}

function explicitVisit({ headers, url }: Request): string | null {
  const named = headers.get(VISIT_HEADER) ?? (url.includes('__scenario=') ? new URL(url).searchParams.get('__scenario') : null);
  return named ?? tokenVisit(headers.get('Authorization') ?? '');
}

/** Returns the visit that a token of the sportsbook names. */
function tokenVisit(authorization: string): string | null {
  const [, visit = null] = /^Bearer spb_[0-9a-f]+\.(.+)$/.exec(authorization) ?? [];
  return visit;
}

/** Returns a demo player's login as that of the visit's own player, so that one login works in every scenario; others unchanged. */
export function rewriteDemoLogin({ player }: Visit, id: OperationId, read: ReadRequest): ReadRequest {
  const { body } = read;
  if (player === undefined || id !== 'login' || typeof body !== 'object' || body === null) return read;
  const { email, login = email } = body as { email?: unknown; login?: unknown };
  if (typeof login !== 'string' || !isDemoLogin(login)) return read;
  return { ...read, body: { ...body, email: player.email, login: player.email } };
}

/**
 * Returns a login response with the shorter lifetime that the scenario requires, if any, and shortens the session itself. Other
 * responses, and that of a renewal, stay.
 */
export function shortenToken(visit: Visit, world: World, id: OperationId, answer: UntypedResponse): UntypedResponse {
  const { body } = answer;
  if (visit.scenario?.token === undefined || id === 'refreshToken' || typeof body !== 'object' || body === null) return answer;
  if (!('access_token' in body && typeof body.access_token === 'string')) return answer;
  const session = world.sessions.find(body.access_token);
  return session === undefined ? answer : { ...answer, body: { ...body, expires_in: shortenSession(world, visit, session) } };
}
