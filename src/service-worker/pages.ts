import type { AskedEvent } from './scope';

const CACHE = 'pages';
/** Pages that are kept. Each is small, and any of them can stand in for another while offline. */
const MOST = 20;
/** How old a page may be and still be shown at once, in ms: an old one would bring an old build. */
const FRESH = 24 * 3_600_000;

/**
 * A page of the site: from the cache at once, while the host is asked for the next time; from the host where the page is
 * loaded anew, is asked for with a query, or is old; and from the cache again where the host does not answer.
 *
 * @param onOutdated called where what was shown is of another build than what the host has
 */
export async function answerPage(event: AskedEvent, onOutdated: () => Promise<void>): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(request.url);
  const known = await cache.match(pathname);
  const fresh = fetchPage(cache, request, pathname);
  event.waitUntil(fresh.catch(() => undefined));
  // A reload asks for the present state, and says so.
  if (known !== undefined && search === '' && request.cache === 'default' && Date.now() - ageOf(known) < FRESH) {
    const shown = known.clone();
    event.waitUntil(fresh.then(async (now) => (await isOther(shown, now)) && onOutdated()).catch(() => undefined));
    return known;
  }
  return fresh.catch(async (error: unknown) => {
    const other = known ?? (await cache.match('/'));
    if (other === undefined) throw error;
    return other;
  });
}

/** Keeps the page that a first visit began with. */
export async function keepPage(address: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await fetchPage(cache, new Request(address), new URL(address).pathname);
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

const ageOf = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0;

async function isOther(shown: Response, now: Response): Promise<boolean> {
  if (!now.ok) return false;
  const [one, other] = await Promise.all([buildOf(shown), buildOf(now.clone())]);
  return one !== undefined && other !== undefined && one !== other;
}

/** The build that stands in a page's head. */
async function buildOf(response: Response): Promise<string | undefined> {
  return /<meta name="build" content="([^"]*)"/.exec(await response.text())?.[1];
}
