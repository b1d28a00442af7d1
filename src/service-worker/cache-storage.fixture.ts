/** Caches in memory, for tests: what of the browser's the worker uses. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, 'https://site.example').href;
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return Promise.resolve({
      match: (asked: RequestInfo | URL) => Promise.resolve(kept.get(keyOf(asked))?.clone()),
      put: (asked: RequestInfo | URL, response: Response) => Promise.resolve(void kept.set(keyOf(asked), response)),
      delete: (asked: RequestInfo | URL) => Promise.resolve(kept.delete(keyOf(asked))),
      keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    });
  };
  return { open, cachedPaths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname) };
}
