/** Name and limit of a cache in the browser's Cache Storage. */
export interface Store {
  readonly name: string;
  /** Maximum number of responses in it. */
  readonly max: number;
}

/** Maximum wait for a stored response, in ms. A disk that needs longer is slower than the network. */
export const READ_TIMEOUT_MS = 1000;
/** Maximum wait until a response is stored, in ms. Browsers end a worker whose work never ends, with its requests. */
export const WRITE_TIMEOUT_MS = 10_000;

/** True after a timeout: the cache is left alone until the browser starts the worker again. */
let isStuck = false;

/** Returns a stored response; undefined if there is none, or if the cache fails, does not respond in time, or once did not. */
export async function readResponse({ name }: Store, url: string): Promise<Response | undefined> {
  // `Vary` is ignored: pictures vary with the formats that a browser accepts, and only one browser uses this cache.
  return withCache(name, READ_TIMEOUT_MS, (cache) => cache.match(url, { ignoreVary: true }));
}

/**
 * Stores a response, whose body it consumes, as the newest one and deletes the oldest ones above the maximum. A failure, such as a full
 * disk, is ignored. Stores nothing after a timeout of any call.
 */
export async function keepResponse({ name, max }: Store, url: string, response: Response): Promise<void> {
  await withCache(name, WRITE_TIMEOUT_MS, async (cache) => {
    // Deletes the old response first, so that the new one is the last key and the oldest are in front.
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -max).map((key) => cache.delete(key)));
  });
}

async function withCache<Result>(name: string, timeoutMs: number, use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  if (isStuck) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isStuck = true;
      resolve(undefined);
    }, timeoutMs);
  });
  try {
    return await Promise.race([caches.open(name).then(use), timeout]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
