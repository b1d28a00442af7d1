import { beforeEach, expect, test, vi } from 'vitest';

import { fakeCaches } from './cache-storage.fixture';
import { respondWithFile, cacheFiles } from './files';
import { respondWithPage, HOST_TIMEOUT_MS, cachePage } from './pages';
import type { FetchEvent } from './worker-scope';
import { storeShell } from './shell';
import { parseLoadedMessage, SHELL_PATH } from './protocol';

const SITE = 'https://site.example';
const host = vi.fn<(request: Request) => Promise<Response>>();
const onOutdated = vi.fn(() => Promise.resolve());
let caches: ReturnType<typeof fakeCaches>;

function served(body: string, { type = 'text/html; charset=utf-8', status = 200, age = 0 } = {}): Response {
  const date = new Date(Date.now() - age).toUTCString();
  const response = new Response(body, { status, headers: { 'Content-Type': type, Date: date } });
  // A response that a test makes is of no host.
  Object.defineProperty(response, 'type', { value: 'basic' });
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'clone', { value: () => Object.defineProperty(clone(), 'type', { value: 'basic' }) });
  return response;
}

const page = (build: string) => `<html><meta name="build" content="${build}"></html>`;

/** Asks the worker for a page, and waits for all that it does. */
async function ask(path: string, mode: RequestCache = 'default'): Promise<string> {
  const work: Promise<unknown>[] = [];
  const request = new Request(SITE + path);
  Object.defineProperty(request, 'cache', { value: mode });
  const event = { request, waitUntil: (part: Promise<unknown>) => void work.push(part) } as FetchEvent;
  const answer = await respondWithPage(event, onOutdated);
  await Promise.all(work);
  return answer.text();
}

/** Asks the worker for a file, and waits for all that it does. */
async function askFile(): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const answer = await respondWithFile({ request: new Request(`${SITE}/assets/a.js`), waitUntil: (part) => void work.push(part) });
  await Promise.all(work);
  return answer;
}

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', host);
  host.mockReset().mockImplementation(() => Promise.resolve(served(page('a'))));
  onOutdated.mockClear();
});

test('a page comes from the host first, then from the cache at once, while the host is asked for the next time', async () => {
  await ask('/casino');
  host.mockResolvedValue(served(`${page('a')}new`));
  expect(await ask('/casino')).toBe(page('a'));
  expect(await ask('/casino')).toBe(`${page('a')}new`);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('a page of another build is told to who has the old one (SPEC S16)', async () => {
  await ask('/');
  host.mockResolvedValue(served(page('b')));
  expect(await ask('/')).toBe(page('a'));
  expect(onOutdated).toHaveBeenCalledOnce();
});

test.each([
  ['a reload', '/', 'no-cache'],
  ['a query', '/?utm_source=a', 'default'],
] as const)('%s asks the host', async (_, path, mode) => {
  await ask('/');
  host.mockResolvedValue(served(page('b')));
  expect(await ask(path, mode)).toBe(page('b'));
});

test('a page that is a day old asks the host', async () => {
  host.mockResolvedValueOnce(served(page('a'), { age: 25 * 3_600_000 }));
  await ask('/');
  host.mockResolvedValue(served(page('b')));
  expect(await ask('/')).toBe(page('b'));
});

/** The host serves the shell at its path, and a page with a content of its own at any other. */
const serveShell = (build: string) =>
  host.mockImplementation(({ url }) => Promise.resolve(served(new URL(url).pathname === SHELL_PATH ? `${page(build)}shell` : page(build))));

test('without the host a visited page comes from the cache, and any other address gets the shell, never another page', async () => {
  serveShell('a');
  await ask('/');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await ask('/', 'no-cache')).toBe(page('a'));
  expect(await ask('/promotions')).toBe(`${page('a')}shell`);
  expect(await ask('/casino?search=x')).toBe(`${page('a')}shell`);
  vi.stubGlobal('caches', fakeCaches());
  await expect(ask('/')).rejects.toThrow('offline');
});

test('a host that does not answer within 4 s counts as unreachable, and the page is stored if it comes later', async () => {
  serveShell('a');
  await storeShell();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (response: Response) => void = () => {};
  host.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const answer = ask('/promotions');
  await vi.advanceTimersByTimeAsync(HOST_TIMEOUT_MS);
  arrive(served(page('a')));
  expect(await answer).toBe(`${page('a')}shell`);
  vi.useRealTimers();
  expect(caches.cachedPaths('pages')).toEqual(['/promotions']);
});

test('the shell follows the build of the host', async () => {
  serveShell('a');
  await ask('/');
  serveShell('b');
  await ask('/casino');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await ask('/promotions')).toBe(`${page('b')}shell`);
});

test('the shell of an error page is not stored', async () => {
  host.mockImplementation(() => Promise.resolve(served('gone', { status: 404 })));
  await storeShell();
  expect(caches.cachedPaths('shell')).toEqual([]);
});

test.each([
  ['an error', () => served('no', { status: 503 })],
  ['what is no page', () => served('{}', { type: 'application/json' })],
  ['what came from elsewhere', () => Object.defineProperty(served(page('a')), 'redirected', { value: true })],
])('%s is not kept', async (_, answer) => {
  host.mockImplementation(() => Promise.resolve(answer()));
  await ask('/casino');
  expect(caches.cachedPaths('pages')).toEqual([]);
});

test('of many pages the last ones are kept, and home always', async () => {
  await cachePage(`${SITE}/`);
  for (let number = 0; number < 30; number += 1) await cachePage(`${SITE}/play/${String(number)}`);
  const kept = caches.cachedPaths('pages');
  expect(kept).toHaveLength(21);
  expect(kept).toEqual(expect.arrayContaining(['/', '/play/29', '/play/10']));
});

test('a file is asked for once', async () => {
  host.mockImplementation(() => Promise.resolve(served('code', { type: 'text/javascript' })));
  await askFile();
  expect(await (await askFile()).text()).toBe('code');
  await cacheFiles([`${SITE}/assets/a.js`]);
  expect(host).toHaveBeenCalledOnce();
});

test('a file that is missing is asked for again', async () => {
  host.mockImplementation(() => Promise.resolve(served('gone', { status: 404 })));
  expect((await askFile()).status).toBe(404);
  expect(caches.cachedPaths('files')).toEqual([]);
});

test.each([[null], ['loaded'], [{}], [{ loaded: 'a' }]])('%j is no word of a page', (data) => {
  expect(parseLoadedMessage(data)).toBeUndefined();
});

test('of what a page tells, addresses count', () => {
  expect(parseLoadedMessage({ loaded: ['https://site.example/', 7] })).toEqual({ loaded: ['https://site.example/'] });
});

test('a page whose connection breaks in the middle leaves the one that was known', async () => {
  await ask('/casino');
  host.mockImplementation(() => {
    const broken = served('');
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network')) });
    return Promise.resolve(Object.defineProperty(broken, 'clone', { value: () => new Response(body) }));
  });
  await ask('/casino');
  host.mockRejectedValue(new TypeError('offline'));
  expect(await ask('/casino', 'no-cache')).toBe(page('a'));
});
