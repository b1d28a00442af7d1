import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import { NO_SCENARIO } from '../scenarios/names';
import type { Visit } from '../scenarios/visits';
import { BARE, isDemoLogin, readVisit, shortened, visitOf } from '../scenarios/visits';
import type { ReadRequest } from './request';
import type { LooseAnswer } from './types';

/** The cookie that holds the value of a browser's visit. */
export const VISIT_COOKIE = 'standin-visit';

/**
 * What a request says of its visit: the header `X-Mock-Scenario`, the query's `__scenario`, or a cookie, in this order.
 *
 * @param pageCookies the cookies of the page, where requests carry none
 * @returns nothing where it says nothing
 */
export function visitTextOf(request: Request, pageCookies: () => string = () => ''): string | undefined {
  const asked = askedBy(request);
  if (asked !== null) return asked;
  const [, kept] = /(?:^|;\s*)standin-visit=([^;]*)/.exec(request.headers.get('Cookie') ?? pageCookies()) ?? [];
  return kept?.replace(/%3A/i, ':');
}

/** The visit that a request belongs to; one that names what cannot be belongs to none. */
export function visitOfRequest(world: World, request: Request, pageCookies?: () => string): Visit {
  return visitOf(world, visitTextOf(request, pageCookies) ?? NO_SCENARIO) ?? BARE;
}

/** Whether a request asks for a scenario that there is not. A cookie may be left from another time: it asks for nothing. */
export function asksInVain(request: Request): boolean {
  const asked = askedBy(request);
  return asked !== null && readVisit(asked) === undefined;
}

function askedBy({ headers, url }: Request): string | null {
  return headers.get('X-Mock-Scenario') ?? (url.includes('__scenario=') ? new URL(url).searchParams.get('__scenario') : null);
}

/** A request as it is meant on its visit: a demo player's login means the visit's own player, so that one login is good for every scenario. */
export function meantOn({ player }: Visit, id: OperationId, read: ReadRequest): ReadRequest {
  const { body } = read;
  if (player === undefined || id !== 'login' || typeof body !== 'object' || body === null) return read;
  const { email, login = email } = body as { email?: unknown; login?: unknown };
  if (typeof login !== 'string' || !isDemoLogin(login)) return read;
  return { ...read, body: { ...body, email: player.email, login: player.email } };
}

/** An answer as it is on its visit: where the scenario is about tokens, the one that a login gives does not last. */
export function givenOn(visit: Visit, world: World, id: OperationId, answer: LooseAnswer): LooseAnswer {
  const { body } = answer;
  if (visit.scenario?.token === undefined || id === 'refreshToken' || typeof body !== 'object' || body === null) return answer;
  if (!('access_token' in body && typeof body.access_token === 'string')) return answer;
  const session = world.sessions.find(body.access_token);
  return session === undefined ? answer : { ...answer, body: { ...body, expires_in: shortened(world, visit, session) } };
}
