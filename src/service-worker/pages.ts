import type { FetchEvent } from './worker-scope';
import { readShell, storeShell } from './shell';

const CACHE = 'pages';
/** How many pages are stored. Each is small. */
const MOST = 20;
/** How long the host may take for a page if another answer is at hand, in ms. */
export const HOST_TIMEOUT_MS = 4000;
/** How old a page may be and still be shown at once, in ms: an old one would bring an old build. */
const FRESH = 24 * 3_600_000;

/**
 * Answers a navigation: from the cache at once, while the page is fetched for the next time; from the host if the page is
 * reloaded, has a query, or is old. If the host does not answer in time, the stored page or the shell is used, whatever
 * the address: the application in it says what is lost.
 *
 * @param onOutdated called where what was shown is of another build than what the host has
 */
export async function respondWithPage(event: FetchEvent, onOutdated: () => Promise<void>): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(request.url);
  const known = await cache.match(pathname);
  const fresh = fetchPage(cache, request, pathname);
  event.waitUntil(fresh.then((now) => refreshShell(now.clone())).catch(() => undefined));
  // A reload asks for the present state, and says so.
  if (known !== undefined && search === '' && request.cache === 'default' && Date.now() - responseTime(known) < FRESH) {
    const shown = known.clone();
    event.waitUntil(fresh.then(async (now) => (await isDifferentBuild(shown, now.clone())) && onOutdated()).catch(() => undefined));
    return known;
  }
  const other = known ?? (await readShell());
  if (other === undefined) return fresh;
  return Promise.race([fresh.catch(() => other), new Promise<Response>((resolve) => setTimeout(() => resolve(other), HOST_TIMEOUT_MS))]);
}

/** Stores the page that a first visit began with, and the shell. */
export async function cachePage(address: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await refreshShell(await fetchPage(cache, new Request(address), new URL(address).pathname));
}

/** Fetches the shell again once the host has another build: the code of an old one is dropped in time. */
async function refreshShell(page: Response): Promise<void> {
  const shell = await readShell();
  if (shell === undefined || (await isDifferentBuild(shell, page))) await storeShell();
}

async function fetchPage(cache: Cache, request: Request, pathname: string): Promise<Response> {
  const response = await fetch(request);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.ok && !response.redirected && response.type === 'basic' && isPage) {
    // All of it first: a connection that breaks in the middle leaves what was known.
    const whole = await response.clone().arrayBuffer();
    // Anew at the end: the oldest go first.
    await cache.delete(pathname);
    await cache.put(pathname, new Response(whole, response));
    const kept = await cache.keys();
    const others = kept.filter(({ url }) => new URL(url).pathname !== '/');
    await Promise.all(others.slice(0, -MOST).map((old) => cache.delete(old)));
  }
  return response;
}

const responseTime = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0;

async function isDifferentBuild(shown: Response, now: Response): Promise<boolean> {
  if (!now.ok) return false;
  const [one, other] = await Promise.all([readBuild(shown), readBuild(now)]);
  return one !== undefined && other !== undefined && one !== other;
}

/** The build that stands in a page's head. */
async function readBuild(response: Response): Promise<string | undefined> {
  return /<meta name="build" content="([^"]*)"/.exec(await response.text())?.[1];
}
