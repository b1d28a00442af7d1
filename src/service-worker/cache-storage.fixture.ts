/** Creates an in-memory CacheStorage with the methods that the worker uses. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const toKey = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, 'https://site.example').href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: RequestInfo | URL) => Promise.resolve(store.get(toKey(request))?.clone()),
      put: (request: RequestInfo | URL, response: Response) => Promise.resolve(void store.set(toKey(request), response)),
      delete: (request: RequestInfo | URL) => Promise.resolve(store.delete(toKey(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    });
  };
  return { open, cachedPaths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname) };
}
