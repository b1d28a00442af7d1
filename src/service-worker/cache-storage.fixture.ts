/** Faults of the browser's cache by name. The value is the function that runs in place of the call. */
export const CACHE_FAULTS = {
  rejects: () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError')),
  throws: () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  },
  hangs: () => new Promise<never>(() => undefined),
  'finds no space': () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
} as const;

/** Method of the CacheStorage (`open`) or of a cache in it that a test can make fail. */
export type CacheCall = 'open' | 'match' | 'put' | 'delete' | 'keys';
/** Name of a fault. */
export type CacheFault = keyof typeof CACHE_FAULTS;

const toKey = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, 'https://site.example').href;

/** Creates an in-memory CacheStorage with the methods that the worker uses, and faults that a test sets. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const faults = new Map<CacheCall, CacheFault>();
  /** Makes a call of the cache fail if the test says so. */
  const breakable = <Result>(call: CacheCall, work: () => Promise<Result>): Promise<Result> => {
    const fault = faults.get(call);
    return fault === undefined ? work() : CACHE_FAULTS[fault]();
  };
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const open = (name: string) =>
    breakable('open', () => {
      const store = storeOf(name);
      return Promise.resolve({
        match: (request: RequestInfo | URL) => breakable('match', () => Promise.resolve(store.get(toKey(request))?.clone())),
        put: (request: RequestInfo | URL, response: Response) =>
          breakable('put', async () => {
            await response.clone().arrayBuffer();
            store.set(toKey(request), response);
          }),
        delete: (request: RequestInfo | URL) => breakable('delete', () => Promise.resolve(store.delete(toKey(request)))),
        keys: () => breakable('keys', () => Promise.resolve([...store.keys()].map((url) => new Request(url)))),
      });
    });
  return {
    open,
    /** Returns the paths of the responses in a cache, in the order in which they were stored. */
    cachedPaths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    /** Stores a response as an earlier worker could have. */
    plant: (name: string, path: string, response: Response) => void storeOf(name).set(toKey(path), response),
    /** Makes all later calls of a kind fail, in all caches. Another fault of the kind replaces it, and nothing removes it. */
    breakWith: (call: CacheCall, fault: CacheFault) => void faults.set(call, fault),
  };
}

interface Served {
  readonly type?: string;
  readonly status?: number;
  /** Time since the server sent the response, in ms. */
  readonly age?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Properties that only responses of the network have. Copies have them too. */
  readonly network?: Partial<Pick<Response, 'redirected' | 'status' | 'text' | 'arrayBuffer'>>;
}

/** Creates a response as the site's server sends it, by default an HTML page sent just now. */
export function served(body: BodyInit | null, options: Served = {}): Response {
  const { type = 'text/html; charset=utf-8', status = 200, age = 0, headers, network = {} } = options;
  const date = new Date(Date.now() - age).toUTCString();
  const response = new Response(body, { status, headers: { 'Content-Type': type, Date: date, ...headers } });
  return ofNetwork(response, network);
}

function ofNetwork(response: Response, properties: NonNullable<Served['network']>): Response {
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'clone', { value: () => ofNetwork(clone(), properties) });
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(response, name, { value });
  return response;
}
