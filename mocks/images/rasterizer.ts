import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheFolder } from './cache-folder';
import { setDrawingFont } from './fonts';
import type { ImageFormat } from './transformation';

interface RasterOptions {
  readonly format: ImageFormat;
  /** Width in pixels; undefined is twice that of the drawing. */
  readonly width: number | undefined;
}

/** Encodes a drawing, an SVG document, as a raster image. Rejects a drawing without a viewBox that begins at 0 0. */
export type Rasterizer = (svg: string, options: RasterOptions) => Promise<Uint8Array<ArrayBuffer>>;

/** Settings of the encoders, which are part of a cached file's name. */
const ENCODERS = {
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 3 },
  wideWebp: { quality: 38, effort: 5 },
} as const;
/** Width in pixels from which a WebP has less quality: only screens with small pixels show it sharp, and a hero image must stay below 20 kB. */
const WIDE_PX = 960;
/** Dots per inch at which an SVG unit is a pixel. */
const NATURAL_DENSITY = 72;

/**
 * Creates a rasterizer that keeps its results on disk for good. The first encoding sets the font of the process ({@link setDrawingFont}).
 *
 * @param folder folder of the cache
 */
export function createRasterizer(folder = cacheFolder()): Rasterizer {
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (svg, options) => {
    const name = `${fingerprint(svg, options)}.${options.format}`;
    const file = join(folder, name);
    const started = running.get(name) ?? readOrRender(file, svg, options, folder).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}

async function readOrRender(file: string, svg: string, options: RasterOptions, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return new Uint8Array(cached);
  const image = await render(svg, options);
  await mkdir(folder, { recursive: true });
  // The file is renamed when complete, because another process may read it meanwhile.
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, image);
  await rename(draft, file);
  return image;
}

let encoder: Promise<typeof import('sharp')> | undefined;

/** Loads sharp once, after the font that its SVG renderer reads at its first text. */
function loadEncoder(): Promise<typeof import('sharp')> {
  if (encoder !== undefined) return encoder;
  // The font is in the cache folder: the renderer reads it later, so that it must outlive a test's own folder.
  setDrawingFont(cacheFolder());
  encoder = import('sharp');
  return encoder;
}

async function render(svg: string, { format, width }: RasterOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await loadEncoder();
  const target = targetWidth(svg, width);
  const encoded = await sharp(Buffer.from(svg), { density: (NATURAL_DENSITY * target) / drawingWidth(svg) })
    .resize({ width: target })
    .toFormat(format, encoderFor(format, target))
    .toBuffer();
  return new Uint8Array(encoded);
}

const targetWidth = (svg: string, width: number | undefined) => width ?? drawingWidth(svg) * 2;

function encoderFor(format: ImageFormat, width: number) {
  return ENCODERS[format === 'webp' && width >= WIDE_PX ? 'wideWebp' : format];
}

function drawingWidth(svg: string): number {
  const width = /viewBox="0 0 (\d+)/.exec(svg)?.[1];
  if (width === undefined) throw new Error('The drawing has no viewBox that begins at 0 0.');
  return Number(width);
}

function fingerprint(svg: string, { width, format }: RasterOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([svg, width, encoderFor(format, targetWidth(svg, width))]))
    .digest('hex')
    .slice(0, 24);
}
