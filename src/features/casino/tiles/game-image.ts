import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { assetUrl } from '@/shell/asset-url';

/** Image fields shared by games and favorites in the contract. */
interface HasImage {
  readonly image: string;
  readonly image_cf: string | null;
}

/**
 * Returns the URLs of a game's art in order of preference: image service, then backend. Smaller variants if the user
 * saves data.
 */
export function gameImages({ image, image_cf }: HasImage): readonly string[] {
  const urls = [image_cf, image].filter((path) => path !== null && path !== '').map((path) => assetUrl(path ?? ''));
  return prefersReducedData() ? urls.map(withSmallWidth) : urls;
}

/** Width of a tile on a phone, in px. */
const SMALL_WIDTH = 'width=240';

/** Requests a smaller variant from Cloudflare, which has two URL formats. Other URLs are returned unchanged. */
function withSmallWidth(url: string): string {
  return url
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${SMALL_WIDTH},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${SMALL_WIDTH}`);
}
