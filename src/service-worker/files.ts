import type { FetchEvent } from './worker-scope';
import { ASSETS_PATH } from './protocol';

const CACHE = 'files';
/** About two builds: what the last visits used stands at the end. */
const MOST = 300;

/** Whether an address is a file that never changes under its name. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(ASSETS_PATH);
}

/** A file from the cache, or else from the host, and kept: the page does not wait for that. */
export async function respondWithFile({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request.url);
  if (known !== undefined) return known;
  const response = await fetch(request);
  waitUntil(keep(cache, request.url, response.clone()));
  return response;
}

/** Keeps what a page loaded before the worker was there: it comes from the browser's own cache. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if ((await cache.match(address)) === undefined)
        await keep(cache, address, await fetch(new Request(address, { credentials: 'omit' })));
    }),
  );
}

async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  await cache.put(address, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)));
}
