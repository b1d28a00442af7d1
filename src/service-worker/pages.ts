import { sleep } from '@/shared/lib/sleep';

import { keepResponse, readResponse, type Store } from './browser-cache';
import type { FetchEvent } from './worker-scope';

/** Skeleton page in which the application renders any address. It is used offline. */
export const SHELL_PATH = '/user/wallet';
/** Cache of home and the shell, which stay however many pages are visited. */
const SHELL: Store = { name: 'shell', max: 2 };
const PAGES: Store = { name: 'pages', max: 20 };
/** Header of stored pages with the id of their build. A stored response without it is not used. */
const BUILD_HEADER = 'X-Build';

/** Maximum wait for the server if a cached response is available, in ms. */
export const HOST_TIMEOUT_MS = 4000;
/** Maximum age of a page while the server responds, in ms. An older one may have an old Content-Security-Policy. */
const MAX_PAGE_AGE_MS = 3_600_000;

/**
 * Serves a recent page from the cache and fetches it for the next time. After a reload, with a query, or if the page is old,
 * the server comes first, then the cached page or the shell. If the server is slow, only a recent page replaces its response;
 * if it is unreachable, any page does. Pages are stored by path, without the query. Rejects if the server is unreachable and neither the
 * page nor the shell is cached.
 *
 * @param onOutdated called if the cached page has another build than the server
 */
export async function respondWithPage(event: FetchEvent, onOutdated: () => Promise<void>): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const fetched = fetch(request);
  const stored = storePage(
    pathname,
    fetched.then((page) => page.clone()),
  );
  event.waitUntil(stored.then(refreshShell));
  const cached = await readPage(pathname);
  // A reload has another cache mode than `default`.
  if (cached !== undefined && search === '' && request.cache === 'default' && isRecent(cached)) {
    event.waitUntil(stored.then((build) => (build === undefined || build === buildOf(cached) ? undefined : onOutdated())));
    return cached;
  }
  const fallback = cached ?? (await readPage(SHELL_PATH));
  if (fallback === undefined) return fetched;
  const page = fetched.catch(() => fallback);
  return isRecent(fallback) ? Promise.race([page, sleep(HOST_TIMEOUT_MS).then(() => fallback)]) : page;
}

/** Fetches and stores a page, and the shell if it is missing, old or of another build. Never rejects. */
export async function cachePage(url: string): Promise<void> {
  await refreshShell(await storePage(new URL(url).pathname, fetch(url)));
}

/**
 * Stores the shell again if its build is not that of the server, because the code of old builds is deleted in time, or if it is
 * old and may have an old Content-Security-Policy.
 * @param build build of the page that the server has sent; undefined if it sent no page of the site
 */
async function refreshShell(build: string | undefined): Promise<void> {
  if (build === undefined) return;
  const shell = await readPage(SHELL_PATH);
  if (shell === undefined || !isRecent(shell) || buildOf(shell) !== build)
    await storePage(SHELL_PATH, fetch(SHELL_PATH, { credentials: 'omit' }));
}

/**
 * Stores a page of the site.
 * @returns its build; undefined for anything else, such as the maintenance page of a proxy or half of a page
 */
async function storePage(pathname: string, fetched: Promise<Response>): Promise<string | undefined> {
  const response = await fetched.catch(() => undefined);
  if (response?.status !== 200 || response.redirected) return undefined;
  const html = await response.text().catch(() => '');
  const build = /<meta name="build" content="([^"]+)"/.exec(html)?.[1];
  if (build === undefined || !/<\/html>\s*$/.test(html)) return undefined;
  const headers = new Headers(response.headers);
  headers.set(BUILD_HEADER, build);
  await keepResponse(storeFor(pathname), pathname, new Response(html, { headers }));
  return build;
}

async function readPage(pathname: string): Promise<Response | undefined> {
  const page = await readResponse(storeFor(pathname), pathname);
  return page !== undefined && buildOf(page) !== null ? page : undefined;
}

const storeFor = (pathname: string) => (pathname === '/' || pathname === SHELL_PATH ? SHELL : PAGES);

const buildOf = ({ headers }: Response) => headers.get(BUILD_HEADER);

/** Returns true for at most an hour after the server sent the response. */
const isRecent = ({ headers }: Response) => Date.now() - (Date.parse(headers.get('Date') ?? '') || 0) < MAX_PAGE_AGE_MS;
