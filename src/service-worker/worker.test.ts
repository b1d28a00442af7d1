import { beforeEach, expect, test, vi } from 'vitest';

import { fakeCaches, served } from './cache-storage.fixture';
import { respondWithPage, HOST_TIMEOUT_MS, cachePage } from './pages';
import type { FetchEvent } from './worker-scope';
import { storeShell } from './shell';
import { parseLoadedMessage, SHELL_PATH } from './protocol';

const SITE = 'https://site.example';
const host = vi.fn<(request: Request) => Promise<Response>>();
const onCached = vi.fn<(page: Response) => Promise<void>>(() => Promise.resolve());
const onOutdated = vi.fn(() => Promise.resolve());
let caches: ReturnType<typeof fakeCaches>;

const page = (build: string) => `<html><meta name="build" content="${build}"></html>`;

/** Requests a page and waits for background work. */
async function openPage(path: string, mode: RequestCache = 'default'): Promise<string> {
  const work: Promise<unknown>[] = [];
  const request = new Request(SITE + path);
  Object.defineProperty(request, 'cache', { value: mode });
  const event = { request, waitUntil: (part: Promise<unknown>) => void work.push(part) } as FetchEvent;
  const response = await respondWithPage(event, { onCached, onOutdated });
  await Promise.all(work);
  return response.text();
}

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', host);
  host.mockReset().mockImplementation(() => Promise.resolve(served(page('a'))));
  onCached.mockClear();
  onOutdated.mockClear();
});

test('a page comes from the server first, then from the cache, while it is fetched for the next time', async () => {
  await openPage('/casino');
  host.mockResolvedValue(served(`${page('a')}new`));
  expect(onCached).not.toHaveBeenCalled();
  expect(await openPage('/casino')).toBe(page('a'));
  expect(await onCached.mock.calls[0]?.[0].text()).toBe(page('a'));
  expect(await openPage('/casino')).toBe(`${page('a')}new`);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('a cached page receives a message if the server has another build (SPEC S16)', async () => {
  await openPage('/');
  host.mockResolvedValue(served(page('b')));
  expect(await openPage('/')).toBe(page('a'));
  expect(onOutdated).toHaveBeenCalledOnce();
});

test.each([
  ['a reload', '/', 'no-cache'],
  ['a query', '/?utm_source=a', 'default'],
] as const)('%s is served by the server', async (_, path, mode) => {
  await openPage('/');
  host.mockResolvedValue(served(page('b')));
  expect(await openPage(path, mode)).toBe(page('b'));
});

test('a page older than an hour is served by the server, because its policy may have changed', async () => {
  host.mockResolvedValueOnce(served(page('a'), { age: 61 * 60_000 }));
  await openPage('/');
  host.mockResolvedValue(served(page('b')));
  expect(await openPage('/')).toBe(page('b'));
});

const serveShell = (build: string) =>
  host.mockImplementation(({ url }) => Promise.resolve(served(new URL(url).pathname === SHELL_PATH ? `${page(build)}shell` : page(build))));

test('offline, a visited page comes from the cache and any other address gets the shell', async () => {
  serveShell('a');
  await openPage('/');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await openPage('/', 'no-cache')).toBe(page('a'));
  expect(await openPage('/promotions')).toBe(`${page('a')}shell`);
  expect(await openPage('/casino?search=x')).toBe(`${page('a')}shell`);
  vi.stubGlobal('caches', fakeCaches());
  await expect(openPage('/')).rejects.toThrow('offline');
});

test('a server that does not respond within 4 s counts as unreachable, and a later page is cached', async () => {
  serveShell('a');
  await storeShell();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (response: Response) => void = () => {};
  host.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const answer = openPage('/promotions');
  await vi.advanceTimersByTimeAsync(HOST_TIMEOUT_MS);
  arrive(served(page('a')));
  expect(await answer).toBe(`${page('a')}shell`);
  vi.useRealTimers();
  expect(caches.cachedPaths('pages')).toEqual(['/promotions']);
});

test('a slow server is not replaced by a page older than an hour, a missing one is', async () => {
  host.mockImplementation(() => Promise.resolve(served(page('a'), { age: 61 * 60_000 })));
  await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (response: Response) => void = () => {};
  host.mockImplementation(() => Promise.resolve(served(page('b'))));
  host.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const answer = openPage('/');
  await vi.advanceTimersByTimeAsync(2 * HOST_TIMEOUT_MS);
  arrive(served(page('b')));
  expect(await answer).toBe(page('b'));
  vi.useRealTimers();
  host.mockImplementation(() => Promise.resolve(served(page('a'), { age: 61 * 60_000 })));
  await openPage('/casino');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await openPage('/casino')).toBe(page('a'));
});

test('a shell older than an hour is stored again with the next page', async () => {
  host.mockImplementation(() => Promise.resolve(served(`${page('a')}old`, { age: 61 * 60_000 })));
  await openPage('/');
  host.mockImplementation(() => Promise.resolve(served(`${page('a')}new`)));
  await openPage('/casino', 'no-cache');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await openPage('/promotions')).toBe(`${page('a')}new`);
});

test('the shell is stored again when the server has another build', async () => {
  serveShell('a');
  await openPage('/');
  serveShell('b');
  await openPage('/casino');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await openPage('/promotions')).toBe(`${page('b')}shell`);
});

test('an error page is not stored as the shell', async () => {
  host.mockImplementation(() => Promise.resolve(served('gone', { status: 404 })));
  await storeShell();
  expect(caches.cachedPaths('shell')).toEqual([]);
});

test.each([
  ['an error response', () => served('no', { status: 503 })],
  ['a response without HTML', () => served('{}', { type: 'application/json' })],
  ['a redirected response', () => Object.defineProperty(served(page('a')), 'redirected', { value: true })],
])('%s is not cached', async (_, respond) => {
  host.mockImplementation(() => Promise.resolve(respond()));
  await openPage('/casino');
  expect(caches.cachedPaths('pages')).toEqual([]);
});

test('the last 20 pages and home stay in the cache', async () => {
  await cachePage(`${SITE}/`);
  for (let number = 0; number < 30; number += 1) await cachePage(`${SITE}/play/${String(number)}`);
  const cached = caches.cachedPaths('pages');
  expect(cached).toHaveLength(21);
  expect(cached).toEqual(expect.arrayContaining(['/', '/play/29', '/play/10']));
});

test.each([[null], ['loaded'], [{}], [{ loaded: 'a' }]])('%j is not a message of a page', (data) => {
  expect(parseLoadedMessage(data)).toBeUndefined();
});

test('only strings of a message are URLs', () => {
  expect(parseLoadedMessage({ loaded: ['https://site.example/', 7] })).toEqual({ loaded: ['https://site.example/'] });
});

test('a page whose connection is lost halfway does not replace the cached one', async () => {
  await openPage('/casino');
  host.mockImplementation(() => {
    const broken = served('');
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network')) });
    return Promise.resolve(Object.defineProperty(broken, 'clone', { value: () => new Response(body) }));
  });
  await openPage('/casino');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await openPage('/casino', 'no-cache')).toBe(page('a'));
});
