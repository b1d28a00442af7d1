// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { cacheAssets, respondWithAsset } from './assets';
import { fakeCaches, served } from './cache-storage.fixture';
import { isAsset } from './protocol';

const SITE = 'https://site.example';
const host = vi.fn<(request: Request) => Promise<Response>>();
let caches: ReturnType<typeof fakeCaches>;

/** Requests a file and waits for background work. */
async function openFile(url = `${SITE}/assets/a.js`): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const response = await respondWithAsset({ request: new Request(url), waitUntil: (part) => void work.push(part) });
  await Promise.all(work);
  return response;
}

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', host);
  host.mockReset();
});

test('a file is fetched once', async () => {
  host.mockImplementation(() => Promise.resolve(served('code', { type: 'text/javascript' })));
  await openFile();
  expect(await (await openFile()).text()).toBe('code');
  await cacheAssets([`${SITE}/assets/a.js`]);
  expect(host).toHaveBeenCalledOnce();
});

test('a missing file is not cached', async () => {
  host.mockImplementation(() => Promise.resolve(served('gone', { status: 404 })));
  expect((await openFile()).status).toBe(404);
  expect(caches.cachedPaths('files')).toEqual([]);
});

describe('a picture in a requested width', () => {
  const url = (id: number) => `${SITE}/storage/cdn-cgi/image/width=320,format=auto/games/${String(id)}.webp`;
  const pictures = (cacheControl: string) =>
    host.mockImplementation(() => {
      const response = served('picture', { type: 'image/avif' });
      response.headers.set('Cache-Control', cacheControl);
      response.headers.set('Vary', 'Accept');
      return Promise.resolve(response);
    });

  test('is fetched once if the backend calls it immutable', async () => {
    pictures('public, max-age=604800, immutable');
    await openFile(url(1));
    expect(await (await openFile(url(1))).text()).toBe('picture');
    expect(host).toHaveBeenCalledOnce();
  });

  test('is not cached if it may change', async () => {
    pictures('public, max-age=60');
    await openFile(url(1));
    expect(caches.cachedPaths('images')).toEqual([]);
  });

  test('that the first visit has shown is requested in the format that the page received', async () => {
    pictures('public, immutable');
    await cacheAssets([url(1)]);
    expect(host.mock.lastCall?.[0].headers.get('Accept')).toContain('image/avif');
    expect(caches.cachedPaths('images')).toHaveLength(1);
  });

  test('makes room for newer ones, and never for the files of the build', async () => {
    pictures('public, immutable');
    await openFile();
    for (let id = 0; id < 130; id += 1) await openFile(url(id));
    expect(caches.cachedPaths('images')).toHaveLength(120);
    expect(caches.cachedPaths('images')[0]).toContain('/games/10.webp');
    expect(caches.cachedPaths('files')).toEqual(['/assets/a.js']);
  });
});

test.each([
  ['/assets/a.js', true],
  ['/storage/cdn-cgi/image/width=320,format=auto/games/1.webp', true],
  ['/storage/games/1.webp', false],
  ['/v2/games', false],
  ['/', false],
])('%s is a file that never changes: %s', (path, expected) => {
  expect(isAsset(new URL(SITE + path))).toBe(expected);
});
