import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { type ManifestIcon, webManifest } from '../../site/brand/brand-assets';
import type { BrandFile } from '../../site/brand/brand-file';
import { readBrandIcon } from '../../site/brand/brands';
import { canvasColor } from '../../site/brand/color-tokens';
import { listScreenshots } from '../../site/brand/screenshots';
import { absolute } from '../../project-files';

import { writeText } from './write-text';

/** Sizes of the icons in the web manifest. */
const PIXELS = [192, 512] as const;
/** File that iOS requests from the root without a link to it. */
const APPLE_ICON = 'apple-touch-icon.png';
const APPLE_PIXELS = 180;
/** Resolution in dpi at which the SVG is drawn before it is scaled. It is high, so that edges are sharp. */
const DENSITY = 600;

/**
 * Writes the icons of a brand, its screenshots and its web manifest. Maskable icons and that of iOS get a background, because they must
 * be opaque.
 * @param site folder of the site
 */
export async function writeIcons(site: string, brand: BrandFile): Promise<void> {
  const { name, mode } = brand;
  const svg = readBrandIcon(brand);
  const background = canvasColor(brand, mode);
  await writeText(site, `brands/${name}.svg`, svg);
  const draw = (pixels: number, file: string, isOpaque: boolean) => {
    const image = sharp(svg, { density: DENSITY }).resize(pixels, pixels);
    return (isOpaque ? image.flatten({ background }) : image).png().toFile(join(site, file));
  };
  const icons = PIXELS.flatMap((pixels) =>
    (['any', 'maskable'] as const).map((purpose): ManifestIcon & { file: string } => {
      const file = `brands/${name}-${purpose === 'any' ? '' : 'maskable-'}${String(pixels)}.png`;
      return { file, src: `/${file}`, sizes: `${String(pixels)}x${String(pixels)}`, type: 'image/png', purpose };
    }),
  );
  await Promise.all([
    ...icons.map(({ file, sizes, purpose }) => draw(Number.parseInt(sizes, 10), file, purpose === 'maskable')),
    draw(APPLE_PIXELS, APPLE_ICON, true),
    ...listScreenshots(name).map(({ src }) => copyFile(absolute(src.slice(1)), join(site, src))),
  ]);
  const listed = icons.map(({ src, sizes, type, purpose }) => ({ src, sizes, type, purpose }));
  await writeText(site, `brands/${name}.webmanifest`, webManifest(brand, listed));
}
