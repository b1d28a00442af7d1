import { expect, test } from 'vitest';

import { createRasterizer } from '../images/rasterizer';
import { createHub } from '../realtime/hub';
import { createTestWorld } from '../world.fixture';
import { createApp } from './app';
import { definitions } from './contract';
import { createNodeValidator } from './schema-validator-node';
import { storageRoutes } from './storage';

const world = createTestWorld();
const images = storageRoutes(world.catalogue, createRasterizer());
const app = createApp({
  world,
  hub: createHub(),
  validator: createNodeValidator(definitions),
  images: (request) => images.fetch(request),
});
const get = (path: string, accept = '*/*') => app.fetch(new Request(`http://stand-in.invalid${path}`, { headers: { Accept: accept } }));

const BROWSER = 'image/avif,image/webp,*/*';
const RESIZED = '/storage/cdn-cgi/image/width=96,format=auto';

test.each([
  ['/storage/games/1001.webp', BROWSER, 'image/webp'],
  ['/storage/promotions/31.svg', BROWSER, 'image/svg+xml'],
  ['/storage/brand/logo.svg', BROWSER, 'image/svg+xml'],
  ['/storage/brand/favicon.svg', BROWSER, 'image/svg+xml'],
  [`${RESIZED}/games/1001.webp`, BROWSER, 'image/avif'],
  [`${RESIZED}/providers/7.webp`, 'image/webp,*/*', 'image/webp'],
  [`${RESIZED}/categories/live.webp`, BROWSER, 'image/avif'],
  [`${RESIZED}/modals/password_recovery.webp`, BROWSER, 'image/avif'],
  [`${RESIZED}/banners/home.webp`, BROWSER, 'image/avif'],
])('%s for a browser that accepts %s is a cacheable %s', async (path, accept, type) => {
  const response = await get(path, accept);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800, immutable');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(300);
});

test('a negotiated image says that it depends on the Accept header', async () => {
  const response = await get(`${RESIZED}/games/1001.webp`, BROWSER);
  expect(response.headers.get('Vary')?.split(', ')).toContain('Accept');
});

test.each([
  '/storage/games/99.svg',
  '/storage/games/99.webp',
  `${RESIZED}/games/99.webp`,
  '/storage/cdn-cgi/image/width=0/games/1001.webp',
  '/storage/modals/nothing.svg',
  '/storage/constructor/name.svg',
  '/storage/games/1001.png',
  '/storage/games/..%2f1001.svg',
])('%s is an uncacheable 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control') ?? 'no-store').toBe('no-store');
});

test('every image named in the lists exists', { tags: 'full' }, async () => {
  const lists = await Promise.all(
    ['/v2/games?per_page=60', '/v2/categories', '/v2/providers?per_page=60', '/v2/images/'].map((path) => get(path)),
  );
  const texts = await Promise.all(lists.map((response) => response.text()));
  const images = texts.join().match(/\/storage\/[^"]+/g) ?? [];
  expect(images.length).toBeGreaterThan(110);
  const missing = await Promise.all(images.map(async (image) => ((await get(image)).status === 200 ? [] : [image])));
  expect(missing.flat()).toEqual([]);
});
