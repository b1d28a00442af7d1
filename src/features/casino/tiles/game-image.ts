import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { assetUrl } from '@/shell/asset-url';

/** Image fields shared by games and favorites in the contract. */
interface HasImage {
  readonly image: string;
  readonly image_cf: string | null;
}

/**
 * Returns the URLs of a game's art in order of preference: Cloudflare (`image_cf`), then the backend (`image`). If the
 * user saves data, Cloudflare URLs request a smaller variant.
 */
export function gameImages({ image, image_cf }: HasImage): readonly string[] {
  const urls = [image_cf, image].filter((path) => path !== null && path !== '').map((path) => assetUrl(path ?? ''));
  return prefersReducedData() ? urls.map(withSmallWidth) : urls;
}

/** Cloudflare's option for the width of a tile on a phone, in px. */
const SMALL_WIDTH = 'width=240';

/** Returns the URL of a smaller variant. Cloudflare has two URL formats; other URLs are returned unchanged. */
function withSmallWidth(url: string): string {
  return url
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${SMALL_WIDTH},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${SMALL_WIDTH}`);
}
