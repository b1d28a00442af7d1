import { isSizedImage } from './protocol';
import type { FetchEvent } from './worker-scope';

/** The names of the caches, and how many files each keeps: about two builds, and the pictures of a few pages. */
const FILES = { name: 'files', max: 300 };
const IMAGES = { name: 'images', max: 120 };

/** All supported browsers show both; without the header a worker would ask for any format. */
const IMAGE_FORMATS = 'image/avif,image/webp,*/*';

const storeFor = (url: string) => (isSizedImage(new URL(url)) ? IMAGES : FILES);

/** Serves a file or a picture from the cache, or fetches and caches it. */
export async function respondWithAsset({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const cached = await find(request.url);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  waitUntil(store(request.url, response.clone()));
  return response;
}

/** Caches what a page has loaded. The browser's HTTP cache still has it. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if ((await find(url)) !== undefined) return;
      const headers = isSizedImage(new URL(url)) ? { Accept: IMAGE_FORMATS } : undefined;
      await store(url, await fetch(new Request(url, { credentials: 'omit', ...(headers && { headers }) })));
    }),
  );
}

async function find(url: string): Promise<Response | undefined> {
  const cache = await caches.open(storeFor(url).name);
  // The format of a picture depends on the browser, which is always the same one here.
  return cache.match(url, { ignoreVary: true });
}

async function store(url: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic' || !neverChanges(url, response)) return;
  const { name, max } = storeFor(url);
  const cache = await caches.open(name);
  await cache.put(url, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -max).map((key) => cache.delete(key)));
}

/** The name of a file contains its hash. A backend says it of a picture. */
function neverChanges(url: string, { headers }: Response): boolean {
  return !isSizedImage(new URL(url)) || headers.get('Cache-Control')?.includes('immutable') === true;
}
