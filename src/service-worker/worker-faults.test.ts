// @vitest-environment node
// The service worker is never worse than no worker: the table of docs/reliability.md.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './browser-cache';
import { CACHE_FAULTS, type CacheCall, type CacheFault, served } from './cache-storage.fixture';
import { SHELL_PATH } from './pages';
import { SITE, startWorker } from './worker.fixture';

const PAGE = '<html><meta name="build" content="a">page</html>';
const IMMUTABLE = { 'Cache-Control': 'public, immutable' };

/** Requests of a page: path, name of its cache, and the response of a healthy server. */
const TARGETS = {
  'a page': { path: '/casino', cache: 'pages', body: PAGE, type: 'text/html; charset=utf-8' },
  'the shell': { path: SHELL_PATH, cache: 'shell', body: PAGE, type: 'text/html; charset=utf-8' },
  'a script': { path: '/assets/a.js', cache: 'files', body: 'export {};', type: 'text/javascript' },
  'a style sheet': { path: '/assets/a.css', cache: 'files', body: 'a{}', type: 'text/css' },
  'a font': { path: '/assets/a.woff2', cache: 'files', body: 'font', type: 'font/woff2' },
  'a picture': { path: '/storage/cdn-cgi/image/width=320/1.webp', cache: 'images', body: 'picture', type: 'image/avif' },
} as const;
type Target = (typeof TARGETS)[keyof typeof TARGETS];
const targets = Object.entries(TARGETS);
const CALLS: readonly CacheCall[] = ['open', 'match', 'put', 'delete', 'keys'];
const cells = CALLS.flatMap((call) => Object.keys(CACHE_FAULTS).map((fault) => [call, fault as CacheFault] as const));

const host = vi.fn<(request: Request) => Promise<Response>>();
let worker: Awaited<ReturnType<typeof startWorker>>;

const healthy = ({ body, type }: Target) => served(body, { type, headers: IMMUTABLE });
const targetAt = (url: string) => Object.values(TARGETS).find(({ path }) => url === SITE + path) ?? TARGETS['a page'];
const goHealthy = () => host.mockImplementation(({ url }) => Promise.resolve(healthy(targetAt(url))));
const visit = ({ path, type }: Target) => (type.startsWith('text/html') ? worker.open(path) : worker.load(path));

/** Returns the body that a page receives, at the latest when the emulated time limit of a read is over. */
async function read(target: Target): Promise<string> {
  const response = visit(target);
  const text = response.then((received) => received.text());
  text.catch(() => undefined);
  const isLate = new Promise<string>((resolve) => setTimeout(() => resolve('no response in time'), READ_TIMEOUT_MS + 1));
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS + 1);
  return Promise.race([text, isLate]);
}

/** Lets background work end, at the latest when its emulated time limit is over. */
async function settle(): Promise<void> {
  let isSettled = false;
  const settled = worker.settle().then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS);
  expect(isSettled).toBe(true);
  await settled;
}

beforeEach(async () => {
  vi.useFakeTimers();
  host.mockReset();
  goHealthy();
  worker = await startWorker(host);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(cells)('if `%s` of the cache %s', (call, fault) => {
  test.each(targets)('%s comes as without the worker, before and after it was stored', async (_, target) => {
    worker.caches.breakWith(call, fault);
    expect(await read(target)).toBe(target.body);
    await settle();
    expect(await read(target)).toBe(target.body);
    await settle();
  });

  test.each(targets)('%s that was stored before comes, and offline the wait ends', async (_, target) => {
    await read(target);
    await settle();
    worker.caches.breakWith(call, fault);
    expect(await read(target)).toBe(target.body);
    await settle();
    host.mockRejectedValue(new TypeError('offline'));
    expect(await read(target).catch(String)).toMatch(/^TypeError: offline$|^(?!no response)/);
    await settle();
  });

  test('the report of a first visit ends, and a notice is shown', async () => {
    worker.caches.breakWith(call, fault);
    worker.tell(Object.values(TARGETS).map(({ path }) => path));
    worker.push(JSON.stringify({ id: 'ntf_1', title: 'Saque enviado', body: 'Seu saque foi enviado.', url: '/' }));
    await settle();
    expect(worker.showNotification).toHaveBeenCalledOnce();
  });
});

const lose = () => Promise.reject(new TypeError('network'));

/** Responses that must not be stored. The server sends them until it is healthy again. */
const SPOILED = {
  'an opaque response': ({ body, type }: Target) => served(body, { type, headers: IMMUTABLE, network: { status: 0 } }),
  'a redirected response': ({ body, type }: Target) => served(body, { type, headers: IMMUTABLE, network: { redirected: true } }),
  'a part (206)': ({ body, type }: Target) => served(body, { type, headers: IMMUTABLE, status: 206 }),
  'an error (503)': ({ body, type }: Target) => served(body, { type, headers: IMMUTABLE, status: 503 }),
  'a wrong type': ({ type }: Target) =>
    served('<html><h1>Manutenção</h1></html>', {
      type: type.startsWith('text/html') ? 'application/json' : 'text/html',
      headers: IMMUTABLE,
    }),
  'a page of nobody’s build': () => served('<html><h1>Manutenção</h1></html>', { headers: IMMUTABLE }),
  'an empty response': ({ type }: Target) => served('', { type, headers: IMMUTABLE }),
  'a lost connection': ({ type }: Target) => served('<ht', { type, headers: IMMUTABLE, network: { text: lose, arrayBuffer: lose } }),
} as const;
const spoiled = Object.entries(SPOILED);
/** A cache holds whole responses only. */
const stored = spoiled.filter(([name]) => name !== 'a lost connection');
/** Files are checked when they are stored. A broken one is deleted before the reload (src/app/updates/guarded-reload.ts). */
const undetectable = ['an empty response'];

describe.each(targets)('%s', (_, target) => {
  test.each(spoiled)('passes %s on, does not store it, and is healthy as soon as the server is', async (name, spoil) => {
    host.mockImplementation(() => Promise.resolve(spoil(target)));
    const expected = await spoil(target).text().catch(String);
    expect(await read(target).catch(String), name).toBe(expected);
    await settle();
    expect(worker.caches.cachedPaths(target.cache)).toEqual([]);
    goHealthy();
    expect(await read(target)).toBe(target.body);
    await settle();
    expect(worker.caches.cachedPaths(target.cache)).toContain(target.path);
  });

  test.each(spoiled)('that is stored is not replaced by %s', async (_name, spoil) => {
    await read(target);
    await settle();
    host.mockImplementation(() => Promise.resolve(spoil(target)));
    expect(await read(target)).toBe(target.body);
    await settle();
    host.mockRejectedValue(new TypeError('offline'));
    expect(await read(target)).toBe(target.body);
  });

  test.each(stored)('that an earlier worker stored as %s is fetched again', async (name, spoil) => {
    if (undetectable.includes(name) && target.cache !== 'pages' && target.cache !== 'shell') return;
    worker.caches.plant(target.cache, target.path, spoil(target));
    expect(await read(target)).toBe(target.body);
    await settle();
    host.mockRejectedValue(new TypeError('offline'));
    expect(await read(target)).toBe(target.body);
  });
});

test('half of a page that arrives as a whole is not stored', async () => {
  host.mockImplementation(() => Promise.resolve(served(PAGE.slice(0, -10))));
  await read(TARGETS['a page']);
  await settle();
  expect(worker.caches.cachedPaths('pages')).toEqual([]);
});
