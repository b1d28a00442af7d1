import { keepResponse, readResponse, type Store } from './browser-cache';
import { isSizedImage } from './protocol';
import { FILES_CACHE } from './stored-files';
import type { FetchEvent } from './worker-scope';

/** Caches that hold the files of about two builds, and the pictures of a few pages. */
const FILES: Store = { name: FILES_CACHE, max: 300 };
const IMAGES: Store = { name: 'images', max: 120 };

/** Accept header of pictures. All supported browsers show AVIF and WebP; without the header a worker would request any format. */
const IMAGE_FORMATS = 'image/avif,image/webp,*/*';

/** Content type of a file, by the end of its address. All others are pictures. */
const TYPES: readonly (readonly [end: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^(font\/|application\/(font|octet-stream))/],
  [/$/, /^image\//],
];

const storeFor = (url: string) => (isSizedImage(new URL(url)) ? IMAGES : FILES);

/**
 * Serves a file or a picture from the cache, or fetches it. Rejects only without a response: one with an error status is returned.
 * Caches only a whole response of the right type that never changes.
 */
export async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await readAsset(request.url);
  if (cached !== undefined) return cached;
  const response = await fetchAsset(request);
  event.waitUntil(storeAsset(request.url, response.clone()));
  return response;
}

/**
 * Caches a file or a picture that a page has loaded, mostly from the browser's HTTP cache, unless it is cached. Rejects only without a
 * response: one with an error status is ignored. Does not check that the address is that of an asset, or of which origin.
 */
export async function cacheAsset(url: string): Promise<void> {
  if ((await readAsset(url)) !== undefined) return;
  await storeAsset(url, await fetchAsset(new Request(url, { credentials: 'omit', headers: { Accept: IMAGE_FORMATS } })));
}

/**
 * Fetches a file. The browser's HTTP cache may have an error page under its address, so that a second request bypasses that
 * cache.
 */
async function fetchAsset(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isErrorPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html') === true;
  return isErrorPage ? fetch(request, { cache: 'reload' }) : response;
}

async function readAsset(url: string): Promise<Response | undefined> {
  const response = await readResponse(storeFor(url), url);
  return response !== undefined && isOfAddress(url, response) ? response : undefined;
}

async function storeAsset(url: string, response: Response): Promise<void> {
  if (!isOfAddress(url, response) || !neverChanges(url, response)) return;
  // Nothing is stored of a response whose connection is lost.
  const { byteLength } = await response
    .clone()
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  if (byteLength > 0) await keepResponse(storeFor(url), url, response);
}

/** Returns true for a whole response with a type that fits its address. */
function isOfAddress(url: string, { status, redirected, headers }: Response): boolean {
  const type = TYPES.find(([end]) => end.test(new URL(url).pathname))?.[1];
  return status === 200 && !redirected && type?.test(headers.get('Content-Type') ?? '') === true;
}

/**
 * Returns true if the content of an address never changes. The name of a file contains its hash; a picture needs `immutable` in its
 * Cache-Control header.
 */
function neverChanges(url: string, { headers }: Response): boolean {
  return !isSizedImage(new URL(url)) || headers.get('Cache-Control')?.includes('immutable') === true;
}
