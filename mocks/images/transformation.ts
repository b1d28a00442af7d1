/** Raster formats that the stand-in encodes. */
export type ImageFormat = 'avif' | 'webp';

/** Request that an address of the image service makes. */
export interface Transformation {
  /** Width in pixels; undefined if the address names none. */
  readonly width: number | undefined;
  /** True for `format=auto`: the best format of the browser's `Accept` header. False is WebP, also if another format is named. */
  readonly isNegotiated: boolean;
}

const MAX_WIDTH = 2000;

/**
 * Parses the options of a Cloudflare image address.
 *
 * @param options such as `width=240,format=auto`; unknown options are ignored, as Cloudflare does
 * @returns null if the width is no whole number from 1 to 2000
 */
export function parseTransformation(options: string): Transformation | null {
  const entries = new Map(
    options.split(',').map((option) => [option.slice(0, option.indexOf('=')), option.slice(option.indexOf('=') + 1)]),
  );
  const text = entries.get('width');
  const isNegotiated = entries.get('format') === 'auto';
  if (text === undefined) return { width: undefined, isNegotiated };
  const width = Number(text);
  return /^\d+$/.test(text) && width >= 1 && width <= MAX_WIDTH ? { width, isNegotiated } : null;
}

/** Selects AVIF if the `Accept` header of a request allows it, WebP otherwise. */
export function negotiateFormat(accept: string | null): ImageFormat {
  return accept?.includes('image/avif') === true ? 'avif' : 'webp';
}
