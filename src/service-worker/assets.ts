import { ASSETS_PATH } from './protocol';
import type { FetchEvent } from './worker-scope';

const CACHE = 'files';
/** Maximum number of cached files, about two builds. */
const MAX_FILES = 300;

/** Returns true for files that never change. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(ASSETS_PATH);
}

/** Serves a file from the cache, or fetches and caches it. */
export async function respondWithAsset({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request.url);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  waitUntil(store(cache, request.url, response.clone()));
  return response;
}

/** Caches files that a page has loaded. The browser's HTTP cache still has them. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    urls.map(async (url) => {
      if ((await cache.match(url)) === undefined) await store(cache, url, await fetch(new Request(url, { credentials: 'omit' })));
    }),
  );
}

async function store(cache: Cache, url: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  await cache.put(url, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_FILES).map((key) => cache.delete(key)));
}
