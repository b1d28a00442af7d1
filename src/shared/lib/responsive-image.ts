import { prefersReducedData } from './prefers-reduced-data';

/** The widths of an image in px, ascending. */
type Widths = readonly [number, ...number[]];

/** Attributes of an `img`. `srcSet` comes first, so that no browser fetches `src` as well. */
interface ResponsiveImage {
  readonly srcSet?: string;
  readonly src: string;
}

/**
 * Lists the sizes of an image that Cloudflare resizes, with the unchanged URL as `src`. The caller sets `sizes`. If the user saves
 * data, `src` is the smallest size and the only one (SPEC S13). Other URLs are returned unchanged, as `src` alone.
 *
 * @param widths px on the screen and their multiples for dense screens
 */
export function responsiveImage(url: string, widths: Widths): ResponsiveImage {
  const [smallest] = widths;
  if (prefersReducedData()) return { src: withWidth(url, smallest) };
  const candidates = widths.map((width) => `${withWidth(url, width)} ${String(width)}w`);
  return isResizable(url) ? { srcSet: candidates.join(), src: url } : { src: url };
}

const isResizable = (url: string) => withWidth(url, 1) !== url;

/** Replaces the width and all other options in either of Cloudflare's two URL formats. Returns other URLs unchanged. */
function withWidth(url: string, width: number): string {
  const size = `width=${String(width)}`;
  return url
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${size},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${size}`);
}
