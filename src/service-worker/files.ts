import { FILES } from './words';

const CACHE = 'files';
/** About two builds: what the last visits used stands at the end. */
const MOST = 300;

/** Whether an address is a file that never changes under its name. */
export function isFile({ pathname }: URL): boolean {
  return pathname.startsWith(FILES);
}

/** A file from the cache, or else from the host, and kept. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? keepFile(cache, request);
}

/** Keeps what a page loaded before the worker was there: it comes from the browser's own cache. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      if ((await cache.match(address)) === undefined) await keepFile(cache, new Request(address, { credentials: 'omit' }));
    }),
  );
}

async function keepFile(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    await cache.put(request.url, response.clone());
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)));
  }
  return response;
}
