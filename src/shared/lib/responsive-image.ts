import { prefersReducedData } from './prefers-reduced-data';

/** The widths of an image in px, ascending. */
type Widths = readonly [number, ...number[]];

/** Attributes of an `img`. `srcSet` comes first, so that no browser fetches `src` as well. */
interface ResponsiveImage {
  readonly srcSet?: string;
  readonly src: string;
}

/**
 * Selects the sizes of an image that Cloudflare resizes; other URLs are unchanged. If the user saves data, it is the
 * smallest one (SPEC S13).
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

/** Cloudflare has two URL formats. */
function withWidth(url: string, width: number): string {
  const size = `width=${String(width)}`;
  return url
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${size},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${size}`);
}
