import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { isPagePath, requestPath } from './paths';
import type { SiteSettings } from './settings';

/** What the stand-in says of a visit that begins. */
interface Visit {
  readonly visit: string;
  readonly access_token: string | null;
  /** Seconds. */
  readonly expires_in: number | null;
}

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const SCENARIO = '__scenario';
const PLAYER = '__player';
/** The session's cookies, as src/session/token-store.ts reads them. */
const TOKEN_COOKIE = '__Host-access_token';
const END_COOKIE = '__Host-access_token_ends';

/** The script that lets a page's calls say which visit they belong to; below a path that is the stand-in's. */
const CLIENT = '/__mock/visit-client.mjs';

/** Whether who answers the site knows visits: the stand-in over HTTP. The page itself is one where the stand-in lives in it. */
export function knowsVisits({ backend }: Pick<SiteSettings, 'backend'>): boolean {
  return backend === 'http' || backend === 'judged';
}

/** Whether the browser that asks is on a visit. */
export function isOnVisit(settings: Pick<SiteSettings, 'backend'>, { headers: { cookie = '' } }: IncomingMessage): boolean {
  return knowsVisits(settings) && /(^|; )standin-visit=/.test(cookie);
}

/**
 * A page with the script of visits before its own, where the browser is on one.
 *
 * @param html the page
 * @param request what asks for it
 */
export function withVisitClient(html: string, settings: Pick<SiteSettings, 'backend'>, request: IncomingMessage): string {
  if (!isOnVisit(settings, request)) return html;
  return html.replace('<head>', `<head><script type="module" src="${CLIENT}"></script>`);
}

/**
 * Begins a visit to the stand-in where a page is asked for with `__scenario` or `__player`: the browser gets the cookies
 * of the visit and of its player's session, and is sent on to the same address without the two.
 *
 * @param settings who answers the site; none but the stand-in knows scenarios
 */
export function visitMiddleware({ backend, behind }: Pick<SiteSettings, 'backend' | 'behind'>): Middleware {
  const standIn = knowsVisits({ backend }) ? behind.find(({ path }) => path === '/__mock')?.server : undefined;
  return (request, response, next) => {
    if (standIn === undefined) return next();
    const path = requestPath(request.url);
    if (path === CLIENT) return void sendClient(response);
    const wanted = isPagePath(path) ? wantedBy(request.url ?? '/') : undefined;
    if (wanted === undefined) return next();
    void begin(standIn, wanted, request, response);
  };
}

async function sendClient(response: ServerResponse): Promise<void> {
  const source = await readFile(new URL('visit-client.mjs', import.meta.url), 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(source);
}

async function begin(standIn: string, { body, rest }: Wanted, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  try {
    const answer = await fetch(`${standIn}/__mock/visit`, { method: 'POST', headers: asBrowser(request), body: JSON.stringify(body) });
    if (!answer.ok) return say(response, answer.status, await answer.text());
    const cookies = cookiesOf((await answer.json()) as Visit, Date.now());
    response.writeHead(302, { Location: rest, 'Set-Cookie': cookies }).end();
  } catch (error) {
    say(response, 502, `The stand-in at ${standIn} did not begin a visit: ${String(error)}`);
  }
}

interface Wanted {
  readonly body: { scenario?: string; player?: string };
  /** The address without what was asked for, to the letter. */
  readonly rest: string;
}

function wantedBy(url: string): Wanted | undefined {
  const [before = '', query = ''] = url.split('?', 2);
  const search = new URLSearchParams(query);
  const [scenario, player] = [search.get(SCENARIO), search.get(PLAYER)];
  if (scenario === null && player === null) return undefined;
  const kept = query.split('&').filter((pair) => pair !== '' && !isOurs(pair));
  // Two slashes at the start would be another host.
  const path = before.replace(/^[/\\]+/, '/');
  const rest = kept.length === 0 ? path : `${path}?${kept.join('&')}`;
  return { body: { ...(scenario !== null && { scenario }), ...(player !== null && { player }) }, rest };
}

const isOurs = (pair: string) => [SCENARIO, PLAYER].includes(pair.split('=', 1)[0] ?? '');

/** The cookies of a visit. One without a player is nobody's: the session that the browser had ends. */
function cookiesOf({ visit, access_token: token, expires_in: lasts }: Visit, now: number): string[] {
  const session = (name: string, value: string) =>
    `${name}=${encodeURIComponent(value)}; Path=/; SameSite=None; Secure${token === null ? '; Max-Age=0' : ''}`;
  return [
    `standin-visit=${visit}; Path=/; SameSite=Lax`,
    session(TOKEN_COOKIE, token ?? ''),
    session(END_COOKIE, token === null ? '' : String(now + (lasts ?? 0) * 1000)),
  ];
}

/** What the stand-in knows browsers by. */
function asBrowser({ headers: { cookie = '', 'user-agent': agent = '' } }: IncomingMessage): Headers {
  return new Headers({ 'Content-Type': 'application/json', Cookie: cookie, 'User-Agent': agent });
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
