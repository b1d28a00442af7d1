// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { served } from './cache-storage.fixture';
import { startWorker } from './worker.fixture';

const SCRIPT = { type: 'text/javascript; charset=utf-8' };
const host = vi.fn<(request: Request) => Promise<Response>>();
let worker: Awaited<ReturnType<typeof startWorker>>;

/** Requests a file, waits for background work, and returns its text. */
async function openFile(path = '/assets/a.js'): Promise<string> {
  const response = await worker.load(path);
  await worker.settle();
  return response.text();
}

beforeEach(async () => {
  host.mockReset().mockImplementation(() => Promise.resolve(served('code', SCRIPT)));
  worker = await startWorker(host);
});
afterEach(() => vi.unstubAllGlobals());

test('a file is fetched once', async () => {
  await openFile();
  expect(await openFile()).toBe('code');
  worker.tell(['/assets/a.js']);
  await worker.settle();
  expect(host).toHaveBeenCalledOnce();
});

test('a page that the browser’s HTTP cache has in place of a file is fetched again from the server', async () => {
  host.mockImplementation(({ cache }) => Promise.resolve(cache === 'reload' ? served('code', SCRIPT) : served('<html></html>')));
  expect(await openFile()).toBe('code');
  worker.tell(['/assets/b.js']);
  await worker.settle();
  expect(worker.caches.cachedPaths('files')).toEqual(['/assets/a.js', '/assets/b.js']);
});

test.each([
  ['/assets/a.js', 'application/javascript'],
  ['/assets/a.js', 'application/x-javascript'],
  ['/assets/a.css', 'text/css; charset=utf-8'],
  ['/assets/a.woff2', 'font/woff2'],
  ['/assets/a.woff2', 'application/octet-stream'],
  ['/assets/a.svg', 'image/svg+xml'],
])('%s is stored if its type is %s', async (path, type) => {
  host.mockResolvedValue(served('content', { type }));
  await openFile(path);
  expect(worker.caches.cachedPaths('files')).toEqual([path]);
});

describe('a picture in a requested width', () => {
  const path = (id: number) => `/storage/cdn-cgi/image/width=320,format=auto/games/${String(id)}.webp`;
  const pictures = (cacheControl: string) =>
    host.mockImplementation(() =>
      Promise.resolve(served('picture', { type: 'image/avif', headers: { 'Cache-Control': cacheControl, Vary: 'Accept' } })),
    );

  test('is fetched once if the backend calls it immutable', async () => {
    pictures('public, max-age=604800, immutable');
    await openFile(path(1));
    expect(await openFile(path(1))).toBe('picture');
    expect(host).toHaveBeenCalledOnce();
  });

  test('is not cached if it may change', async () => {
    pictures('public, max-age=60');
    await openFile(path(1));
    expect(worker.caches.cachedPaths('images')).toEqual([]);
  });

  test('that the first visit has shown is requested in the format that the page received', async () => {
    pictures('public, immutable');
    worker.tell([path(1)]);
    await worker.settle();
    expect(host.mock.lastCall?.[0].headers.get('Accept')).toContain('image/avif');
    expect(worker.caches.cachedPaths('images')).toHaveLength(1);
  });

  test('makes room for newer ones, and never for the files of the build', async () => {
    await openFile();
    pictures('public, immutable');
    for (let id = 0; id < 130; id += 1) await openFile(path(id));
    expect(worker.caches.cachedPaths('images')).toHaveLength(120);
    expect(worker.caches.cachedPaths('images')[0]).toContain('/games/10.webp');
    expect(worker.caches.cachedPaths('files')).toEqual(['/assets/a.js']);
  });
});
