import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { promotionBanner } from '../art/banner';
import { cacheFolder } from './cache-folder';
import { createRasterizer } from './rasterizer';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path d="M0 0H30V40H0Z" fill="#f00"/></svg>';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a drawing is encoded at the wanted width, or at twice its own', async () => {
  const rasterize = createRasterizer(folder);
  const small = await sharp(await rasterize(SQUARE, { format: 'webp', width: 15 })).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 15, height: 20 });
  const natural = await sharp(await rasterize(SQUARE, { format: 'avif', width: undefined })).metadata();
  expect(natural).toMatchObject({ format: 'heif', compression: 'av1', width: 60, height: 80 });
});

test('an image is encoded once, and then read from the disk', async () => {
  const options = { format: 'webp', width: 15 } as const;
  await createRasterizer(folder)(SQUARE, options);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  writeFileSync(join(folder, file), 'cached');
  expect(Buffer.from(await createRasterizer(folder)(SQUARE, options)).toString()).toBe('cached');
});

test('images are kept in a temporary folder if their own cannot be written', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(cacheFolder(join(folder, 'cache'))).toBe(join(folder, 'cache'));
  const other = cacheFolder(join(file, 'cache'));
  expect(readdirSync(other)).toEqual([]);
  rmSync(other, { recursive: true });
});

test('text is drawn without fonts of the machine', async () => {
  const word = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" font-weight="900"><text y="30" font-size="30">RIO</text></svg>';
  const { data } = await sharp(await createRasterizer(folder)(word, { format: 'webp', width: 90 }))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBe(255);
});

test.each(['avif', 'webp'] as const)('a banner for a wide screen is at most 20 kB as %s', async (format) => {
  const banner = await createRasterizer(folder)(promotionBanner('33'), { format, width: 1280 });
  expect(banner.length).toBeLessThanOrEqual(20_000);
});

test('a drawing without a view box is an error', async () => {
  await expect(createRasterizer(folder)('<svg/>', { format: 'webp', width: 1 })).rejects.toThrow('viewBox');
});
