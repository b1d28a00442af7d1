import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
}

interface Manifest {
  readonly background_color: string;
  readonly icons: readonly Icon[];
}

const PIXELS = [192, 512] as const;
/** iOS requests this name at the root, without a link. */
const APPLE_ICON = 'apple-touch-icon.png';
const APPLE_PIXELS = 180;
/** Resolution of the vector before it is scaled, so that edges are sharp. */
const DENSITY = 600;

/** Writes PNG icons of a brand and lists them in its web manifest. Maskable ones have no transparent corners. */
export async function writeIcons(site: string, brand: string): Promise<void> {
  const svg = await readFile(join(site, 'brands', `${brand}.svg`));
  const manifestFile = join(site, 'brands', `${brand}.webmanifest`);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const draw = (pixels: number, file: string, isOpaque: boolean) => {
    const image = sharp(svg, { density: DENSITY }).resize(pixels, pixels);
    return (isOpaque ? image.flatten({ background: manifest.background_color }) : image).png().toFile(join(site, file));
  };
  const icons = PIXELS.flatMap((pixels) =>
    (['any', 'maskable'] as const).map((purpose): Icon & { file: string } => {
      const file = `brands/${brand}-${purpose === 'any' ? '' : 'maskable-'}${String(pixels)}.png`;
      return { file, src: `/${file}`, sizes: `${String(pixels)}x${String(pixels)}`, type: 'image/png', purpose };
    }),
  );
  await Promise.all([
    ...icons.map(({ file, sizes, purpose }) => draw(Number.parseInt(sizes, 10), file, purpose === 'maskable')),
    draw(APPLE_PIXELS, APPLE_ICON, true),
  ]);
  const listed = icons.map(({ src, sizes, type, purpose }) => ({ src, sizes, type, purpose }));
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, icons: [...manifest.icons, ...listed] }, null, 2)}\n`);
}
