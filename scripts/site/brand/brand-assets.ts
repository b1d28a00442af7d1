import type { BrandFile } from './brand-file';
import { brandNames, readBrand, readBrandIcon } from './brands';
import { canvasColor } from './color-tokens';
import { listScreenshots, readScreenshot } from './screenshots';

interface Asset {
  readonly type: string;
  readonly body: Buffer | string;
}

/** Icon of a web manifest, with the keys of that format. */
export interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: 'any' | 'maskable';
}

const PATH = /^\/brands\/([a-z0-9-]+?)(?:-(narrow|wide))?\.(svg|webmanifest|webp)$/;

/** Returns the icon, a screenshot or the web manifest at a path of the site; undefined if none is there. */
export function brandAsset(path: string): Asset | undefined {
  const [, name = '', form, extension] = PATH.exec(path) ?? [];
  if (!brandNames.includes(name) || (form === undefined) !== (extension !== 'webp')) return undefined;
  if (form !== undefined) {
    const body = readScreenshot(name, form);
    return body && { type: 'image/webp', body };
  }
  const brand = readBrand(name);
  if (extension === 'svg') return { type: 'image/svg+xml', body: readBrandIcon(brand) };
  return { type: 'application/manifest+json', body: webManifest(brand) };
}

/** Returns a brand's web manifest as JSON, with further icons besides its SVG. */
export function webManifest(brand: BrandFile, icons: readonly ManifestIcon[] = []): string {
  const { name, title, mode } = brand;
  const color = canvasColor(brand, mode);
  const manifest = {
    name: title,
    short_name: title,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['games', 'entertainment'],
    icons: [{ src: `/brands/${name}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
    screenshots: listScreenshots(name),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
