import { expect, test } from 'vitest';

import { createHub } from '../realtime/hub';
import { createTestWorld } from '../world.fixture';
import { createApp } from './app';
import { definitions } from './contract';
import { createNodeValidator } from './schema-validator-node';

const app = createApp({ world: createTestWorld(), hub: createHub(), validator: createNodeValidator(definitions) });
const get = (path: string) => app.fetch(new Request(`http://stand-in.invalid${path}`));

test.each([
  '/storage/games/1001.svg',
  '/storage/providers/7.svg',
  '/storage/categories/live.svg',
  '/storage/modals/password_recovery.svg',
  '/storage/promotions/31.svg',
  '/storage/banners/home.svg',
])('%s is a cacheable image', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Cache-Control')).toContain('max-age=604800');
  expect(await response.text()).toMatch(/^<svg xmlns.*<\/svg>$/s);
});

test.each([
  '/storage/games/99.svg',
  '/storage/modals/nothing.svg',
  '/storage/constructor/name.svg',
  '/storage/games/1001.png',
  '/storage/games/..%2f1001.svg',
])('%s is an uncacheable 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control') ?? 'no-store').toBe('no-store');
});

test('every image named in the lists exists', async () => {
  const lists = await Promise.all(['/v2/games?per_page=60', '/v2/categories', '/v2/providers?per_page=60', '/v2/images/'].map(get));
  const texts = await Promise.all(lists.map((response) => response.text()));
  const images = texts.join().match(/\/storage\/[^"]+/g) ?? [];
  expect(images.length).toBeGreaterThan(110);
  const missing = await Promise.all(images.map(async (image) => ((await get(image)).status === 200 ? [] : [image])));
  expect(missing.flat()).toEqual([]);
});
