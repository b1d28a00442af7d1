// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { served } from './cache-storage.fixture';
import { HOST_TIMEOUT_MS, SHELL_PATH } from './pages';
import { OUTDATED_MESSAGE } from './protocol';
import { SITE, startWorker } from './worker.fixture';

const HOUR_AND_MINUTE_MS = 61 * 60_000;
const host = vi.fn<(request: Request) => Promise<Response>>();
let worker: Awaited<ReturnType<typeof startWorker>>;

const page = (build: string, text = '') => `<html><meta name="build" content="${build}">${text}</html>`;

/** Opens a page, waits for background work, and returns its text. */
async function openPage(path: string, cache?: RequestCache): Promise<string> {
  const response = await worker.open(path, cache);
  await worker.settle();
  return response.text();
}

const respond = (body: string, age = 0) => host.mockImplementation(() => Promise.resolve(served(body, { age })));
const goOffline = () => host.mockRejectedValue(new TypeError('offline'));

/** Serves the shell with another text than the pages. */
const respondWithShell = (build: string) =>
  host.mockImplementation(({ url }) => Promise.resolve(served(page(build, url === SITE + SHELL_PATH ? 'shell' : ''))));

beforeEach(async () => {
  vi.useRealTimers();
  host.mockReset();
  respond(page('a'));
  worker = await startWorker(host);
});
afterEach(() => vi.unstubAllGlobals());

test('a page comes from the server first, then from the cache, while it is fetched for the next time', async () => {
  await openPage('/casino');
  respond(page('a', 'new'));
  expect(await openPage('/casino')).toBe(page('a'));
  expect(await openPage('/casino')).toBe(page('a', 'new'));
  expect(worker.toPage).not.toHaveBeenCalled();
});

test('a cached page receives a message if the server has another build (SPEC S16)', async () => {
  await openPage('/');
  respond(page('b'));
  expect(await openPage('/')).toBe(page('a'));
  expect(worker.toPage).toHaveBeenCalledExactlyOnceWith(OUTDATED_MESSAGE);
});

test.each([
  ['a reload', '/', 'no-cache'],
  ['a query', '/?utm_source=a', 'default'],
] as const)('%s is served by the server', async (_, path, cache) => {
  await openPage('/');
  respond(page('b'));
  expect(await openPage(path, cache)).toBe(page('b'));
});

test('a page older than an hour is served by the server, because its policy may have changed', async () => {
  respond(page('a'), HOUR_AND_MINUTE_MS);
  await openPage('/');
  respond(page('b'));
  expect(await openPage('/')).toBe(page('b'));
});

test('offline, a visited page comes from the cache and any other address gets the shell', async () => {
  respondWithShell('a');
  await openPage('/');
  goOffline();
  expect(await openPage('/', 'no-cache')).toBe(page('a'));
  expect(await openPage('/promotions')).toBe(page('a', 'shell'));
  expect(await openPage('/casino?search=x')).toBe(page('a', 'shell'));
});

test('offline on the first visit, the browser shows its own page', async () => {
  goOffline();
  await expect(openPage('/')).rejects.toThrow('offline');
});

test('a server that does not respond within 4 s counts as unreachable, and a later page is cached', async () => {
  respondWithShell('a');
  await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let arrive: (response: Response) => void = () => {};
  host.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const response = worker.open('/promotions');
  await vi.advanceTimersByTimeAsync(HOST_TIMEOUT_MS);
  expect(await (await response).text()).toBe(page('a', 'shell'));
  arrive(served(page('a')));
  await worker.settle();
  expect(worker.caches.cachedPaths('pages')).toEqual(['/promotions']);
});

test('a slow server is not replaced by a page older than an hour, a missing one is', async () => {
  respond(page('a'), HOUR_AND_MINUTE_MS);
  await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let arrive: (response: Response) => void = () => {};
  host.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const response = worker.open('/');
  await vi.advanceTimersByTimeAsync(2 * HOST_TIMEOUT_MS);
  arrive(served(page('b'), { age: HOUR_AND_MINUTE_MS }));
  expect(await (await response).text()).toBe(page('b'));
  await worker.settle();
  goOffline();
  expect(await openPage('/')).toBe(page('b'));
});

test('a shell older than an hour is stored again with the next page', async () => {
  respond(page('a', 'old'), HOUR_AND_MINUTE_MS);
  await openPage('/');
  respond(page('a', 'new'));
  await openPage('/casino', 'no-cache');
  goOffline();
  expect(await openPage('/promotions')).toBe(page('a', 'new'));
});

test('the shell is stored again when the server has another build', async () => {
  respondWithShell('a');
  await openPage('/');
  respondWithShell('b');
  await openPage('/casino');
  goOffline();
  expect(await openPage('/promotions')).toBe(page('b', 'shell'));
});

test('the 20 pages that were visited last, home and the shell stay in the cache', async () => {
  worker.tell(['/']);
  await worker.settle();
  for (let number = 0; number < 20; number += 1) await openPage(`/play/${String(number)}`);
  await openPage('/play/0');
  for (let number = 20; number < 30; number += 1) await openPage(`/play/${String(number)}`);
  expect(worker.caches.cachedPaths('shell').toSorted()).toEqual(['/', SHELL_PATH]);
  const cached = worker.caches.cachedPaths('pages');
  expect(cached).toHaveLength(20);
  expect(cached).toEqual(expect.arrayContaining(['/play/0', '/play/29', '/play/11']));
});
