import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { IMAGES } from './games';

/** Size of a tile in pixels, twice its CSS pixels on a phone. */
const TILE = { width: 240, height: 320 };
/** Size of the large image in pixels, twice its CSS pixels on a phone. */
const HERO = { width: 824, height: 380 };
const CIRCLES = 26;
/** Quality of the AVIF encoder, from 1 to 100. */
const QUALITY = 57;

/**
 * Draws each image of the references as AVIF, unless its file exists, even if it was drawn by an older version of this code.
 * @param folder receives `hero.avif` and `game-0.avif` to `game-23.avif`
 */
export async function drawImages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await draw(join(folder, 'hero.avif'), HERO, IMAGES);
  for (let index = 0; index < IMAGES; index += 1) await draw(join(folder, `game-${String(index)}.avif`), TILE, index);
}

async function draw(file: string, size: typeof TILE, seed: number): Promise<void> {
  if (existsSync(file)) return;
  writeFileSync(
    file,
    await sharp(Buffer.from(drawing(size, seed)))
      .avif({ quality: QUALITY })
      .toBuffer(),
  );
}

/** Returns an SVG of circles below noise, because flat colors would compress to almost nothing. */
function drawing({ width, height }: typeof TILE, seed: number): string {
  const random = createRandom(seed + 1);
  const hue = (seed * 47) % 360;
  const circles = Array.from({ length: CIRCLES }, () => {
    const [x, y, radius] = [random() * width, random() * height, 5 + (random() * width) / 6];
    const color = `hsl(${(hue + random() * 90).toFixed(0)} ${(50 + random() * 50).toFixed(0)}% ${(25 + random() * 50).toFixed(0)}%)`;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${color}" opacity="${(0.3 + random() * 0.7).toFixed(2)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><defs>` +
    '<filter id="noise"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2"/>' +
    '<feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.25 0"/></filter></defs>' +
    `<rect width="100%" height="100%" fill="hsl(${String(hue)} 80% 35%)"/>${circles.join('')}` +
    '<rect width="100%" height="100%" filter="url(#noise)"/></svg>'
  );
}

/** Creates a generator that returns the same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
