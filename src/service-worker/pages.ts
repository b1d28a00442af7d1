import { readShell, storeShell } from './shell';
import type { FetchEvent } from './worker-scope';

const CACHE = 'pages';
/** Maximum number of cached pages, besides home. */
const MAX_PAGES = 20;
/** Maximum wait for the server if a cached response is available, in ms. */
export const HOST_TIMEOUT_MS = 4000;
/** Maximum age of a page while the server responds, in ms. An older one may have an old Content-Security-Policy. */
const MAX_PAGE_AGE_MS = 3_600_000;

/**
 * Serves a recent page from the cache and fetches it for the next time. After a reload, with a query, or if the page is
 * old, the server comes first, then the cached page or the shell. A slow server is replaced only by a recent page, a
 * missing one by any.
 *
 * @param onCached called with a copy of a recent page that is served from the cache
 * @param onOutdated called if the cached page has another build than the server
 */
export async function respondWithPage(
  event: FetchEvent,
  { onCached, onOutdated }: { readonly onCached: (page: Response) => Promise<void>; readonly onOutdated: () => Promise<void> },
): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const { pathname, search } = new URL(request.url);
  const cached = await cache.match(pathname);
  const fetched = fetchPage(cache, request, pathname);
  event.waitUntil(fetched.then((page) => refreshShell(page.clone())).catch(() => undefined));
  // Reloads have another cache mode.
  if (cached !== undefined && search === '' && request.cache === 'default' && isRecent(cached)) {
    event.waitUntil(onCached(cached.clone()));
    const shown = cached.clone();
    event.waitUntil(fetched.then(async (page) => (await isDifferentBuild(shown, page.clone())) && onOutdated()).catch(() => undefined));
    return cached;
  }
  const fallback = cached ?? (await readShell());
  if (fallback === undefined) return fetched;
  const page = fetched.catch(() => fallback);
  if (!isRecent(fallback)) return page;
  return Promise.race([page, new Promise<Response>((resolve) => setTimeout(() => resolve(fallback), HOST_TIMEOUT_MS))]);
}

/** Fetches and caches a page and the shell. */
export async function cachePage(url: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await refreshShell(await fetchPage(cache, new Request(url), new URL(url).pathname));
}

/** Stores the shell of a new build, because the code of old builds is deleted in time, and one with a recent policy. */
async function refreshShell(page: Response): Promise<void> {
  const shell = await readShell();
  if (shell === undefined || !isRecent(shell) || (await isDifferentBuild(shell, page))) await storeShell();
}

async function fetchPage(cache: Cache, request: Request, pathname: string): Promise<Response> {
  const response = await fetch(request);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.ok && !response.redirected && response.type === 'basic' && isPage) {
    // Reads the whole body first, so that a lost connection keeps the cached page.
    const body = await response.clone().arrayBuffer();
    // Deleted first, so that the oldest pages stay in front.
    await cache.delete(pathname);
    await cache.put(pathname, new Response(body, response));
    const keys = await cache.keys();
    const deletable = keys.filter(({ url }) => new URL(url).pathname !== '/');
    await Promise.all(deletable.slice(0, -MAX_PAGES).map((key) => cache.delete(key)));
  }
  return response;
}

/** Returns true for at most an hour after the server sent the response. */
const isRecent = (response: Response) => Date.now() - responseTime(response) < MAX_PAGE_AGE_MS;

/** Returns the time of a response in ms since 1970; 0 without a valid `Date` header. */
const responseTime = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0;

async function isDifferentBuild(shown: Response, fetched: Response): Promise<boolean> {
  if (!fetched.ok) return false;
  const [first, second] = await Promise.all([readBuild(shown), readBuild(fetched)]);
  return first !== undefined && second !== undefined && first !== second;
}

async function readBuild(response: Response): Promise<string | undefined> {
  return /<meta name="build" content="([^"]*)"/.exec(await response.text())?.[1];
}
