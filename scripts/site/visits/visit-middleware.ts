import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { isPagePath, requestPath } from '../paths';
import type { SiteSettings } from '../settings';

/** Response of the stand-in to the start of a visit. */
interface Visit {
  readonly visit: string;
  readonly access_token: string | null;
  /** Lifetime of the token, in seconds. */
  readonly expires_in: number | null;
}

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Parameter of a page's URL that names the scenario, such as `verified` or `verified@own`. */
const SCENARIO = '__scenario';
/** Parameter of a page's URL with the id of the player to log in; `none` logs out. */
const PLAYER = '__player';
/** End of a scenario's name that gives the visit a world of its own. */
const OWN = '@own';
const KEY_LENGTH = 10;
/** Cookies that src/session/token-store.ts reads. */
const TOKEN_COOKIE = '__Host-access_token';
const END_COOKIE = '__Host-access_token_ends';

/** Header of the stand-in that selects a world, like its cookie (docs/stand-in.md). */
const WORLD_HEADER = 'x-stand-in-world';
/** Header of the stand-in that selects a visit, and with `@own` its world. */
const SCENARIO_HEADER = 'X-Mock-Scenario';

const CLIENT_PATH = '/__mock/visit-client.mjs';

/** Returns true for the stand-in over HTTP, also behind Prism. A stand-in inside the page handles visits itself. */
export function supportsVisits({ backend }: Pick<SiteSettings, 'backend'>): boolean {
  return backend === 'http' || backend === 'judged';
}

/** Returns true for a browser on a visit, or in another world that its cookie names and not a header of each request. */
export function isOnVisit(settings: Pick<SiteSettings, 'backend'>, { headers }: IncomingMessage): boolean {
  const { cookie = '' } = headers;
  const isElsewhere = /(^|; )standin-world=/.test(cookie) && headers[WORLD_HEADER] === undefined;
  return supportsVisits(settings) && (isElsewhere || /(^|; )standin-visit=/.test(cookie));
}

/** Adds visit-client.mjs to a page on a visit, where it runs before the head requests the player. Returns any other page as it is. */
export function withVisitClient(html: string, settings: Pick<SiteSettings, 'backend'>, request: IncomingMessage): string {
  if (!isOnVisit(settings, request)) return html;
  return html.replace('<head>', `<head><script src="${CLIENT_PATH}"></script>`);
}

/**
 * Creates the middleware that serves visit-client.mjs, and starts a visit for `__scenario` and `__player` (SPEC N6): it sets the cookies of
 * visit and session, and redirects to the URL without the two. A visit without a player logs the browser out. If the stand-in refuses a
 * visit, its status and text are the response; 502 if it does not respond. Without `supportsVisits` each request goes to `next`.
 */
export function visitMiddleware({ backend, proxies }: Pick<SiteSettings, 'backend' | 'proxies'>): Middleware {
  const standIn = supportsVisits({ backend }) ? proxies.find(({ path }) => path === '/__mock')?.server : undefined;
  return (request, response, next) => {
    if (standIn === undefined) return next();
    const path = requestPath(request.url);
    if (path === CLIENT_PATH) return void sendClient(response);
    const visit = isPagePath(path) ? parseVisitRequest(request.url ?? '/') : undefined;
    if (visit === undefined) return next();
    void startVisit(standIn, visit, request, response);
  };
}

async function sendClient(response: ServerResponse): Promise<void> {
  const source = await readFile(new URL('visit-client.mjs', import.meta.url), 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(source);
}

async function startVisit(
  standIn: string,
  { body: { scenario, ...body }, location }: VisitRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  try {
    const headers = browserHeaders(request);
    const isOwn = scenario?.endsWith(OWN) === true;
    // The stand-in finds the world by the header, before it reads the body. Without `@own`, the visit leaves its own world.
    if (scenario !== undefined) headers.set(SCENARIO_HEADER, isOwn ? `${scenario.slice(0, -OWN.length)}:${newKey()}${OWN}` : 'none');
    const sent = JSON.stringify(isOwn || scenario === undefined ? body : { scenario, ...body });
    const reply = await fetch(`${standIn}/__mock/visit`, { method: 'POST', headers, body: sent });
    if (!reply.ok) return sendText(response, reply.status, await reply.text());
    const cookies = sessionCookies((await reply.json()) as Visit, Date.now());
    response.writeHead(302, { Location: location, 'Set-Cookie': cookies }).end();
  } catch (error) {
    sendText(response, 502, `The stand-in at ${standIn} did not start a visit: ${String(error)}`);
  }
}

const newKey = () => randomUUID().replaceAll('-', '').slice(0, KEY_LENGTH);

interface VisitRequest {
  readonly body: { scenario?: string; player?: string };
  /** URL without the two parameters. */
  readonly location: string;
}

function parseVisitRequest(url: string): VisitRequest | undefined {
  const [before = '', query = ''] = url.split('?', 2);
  const search = new URLSearchParams(query);
  const [scenario, player] = [search.get(SCENARIO), search.get(PLAYER)];
  if (scenario === null && player === null) return undefined;
  const kept = query.split('&').filter((pair) => pair !== '' && !isVisitParameter(pair));
  // Two slashes at the start would redirect to another host.
  const path = before.replace(/^[/\\]+/, '/');
  const location = kept.length === 0 ? path : `${path}?${kept.join('&')}`;
  return { body: { ...(scenario !== null && { scenario }), ...(player !== null && { player }) }, location };
}

const isVisitParameter = (pair: string) => [SCENARIO, PLAYER].includes(pair.split('=', 1)[0] ?? '');

/** Returns the cookies of a visit. A visit without a player ends the browser's session. */
function sessionCookies({ visit, access_token: token, expires_in: lasts }: Visit, now: number): string[] {
  const session = (name: string, value: string) =>
    `${name}=${encodeURIComponent(value)}; Path=/; SameSite=None; Secure${token === null ? '; Max-Age=0' : ''}`;
  return [
    `standin-visit=${visit}; Path=/; SameSite=Lax`,
    session(TOKEN_COOKIE, token ?? ''),
    session(END_COOKIE, token === null ? '' : String(now + (lasts ?? 0) * 1000)),
  ];
}

function browserHeaders({ headers: { cookie = '', 'user-agent': agent = '', [WORLD_HEADER]: world } }: IncomingMessage): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json', Cookie: cookie, 'User-Agent': agent });
  if (world !== undefined) headers.set(WORLD_HEADER, world.toString());
  return headers;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
