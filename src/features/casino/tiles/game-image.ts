import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { assetUrl } from '@/shell/asset-url';

interface HasImage {
  readonly image: string;
  readonly image_cf: string | null;
}

/** Returns a game's art URLs: Cloudflare (`image_cf`), then the backend; smaller if the user saves data. */
export function gameImages({ image, image_cf }: HasImage): readonly string[] {
  const urls = [image_cf, image].filter((path) => path !== null && path !== '').map((path) => assetUrl(path ?? ''));
  return prefersReducedData() ? urls.map(withSmallWidth) : urls;
}

/** Width of a tile on a phone, in px. */
const SMALL_WIDTH = 'width=240';

/** Cloudflare has two URL formats; other URLs are unchanged. */
function withSmallWidth(url: string): string {
  return url
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${SMALL_WIDTH},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${SMALL_WIDTH}`);
}
