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

/** Creates a response as the site's server sends it, `age` ms ago. */
export function served(body: string, { type = 'text/html; charset=utf-8', status = 200, age = 0 } = {}): Response {
  const date = new Date(Date.now() - age).toUTCString();
  const response = new Response(body, { status, headers: { 'Content-Type': type, Date: date } });
  // Responses of scripts have the type `default`.
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'clone', { value: () => Object.defineProperty(clone(), 'type', { value: 'basic' }) });
  return response;
}
