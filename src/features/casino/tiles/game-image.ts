import { savesData } from '@/shared/lib/saves-data';
import { storageUrl } from '@/shell/storage';

/** What the contract says of pictures, of a game and of a favourite alike. */
interface HasImage {
  readonly image: string;
  readonly image_cf: string | null;
}

/** The addresses of a game's art, the better first: the image service's, then the backend's own. */
export function gameImages({ image, image_cf }: HasImage): readonly string[] {
  const addresses = [image_cf, image].filter((path) => path !== null && path !== '').map((path) => storageUrl(path ?? ''));
  return savesData() ? addresses.map(withSmallWidth) : addresses;
}

/** As wide as a tile on a phone, in px. */
const SMALL_WIDTH = 'width=240';

/** The same picture, smaller, where its address is one of the image service's that say how (Cloudflare's two forms). */
function withSmallWidth(address: string): string {
  return address
    .replace(/\/cdn-cgi\/image\/[^/]+\//, `/cdn-cgi/image/${SMALL_WIDTH},format=auto/`)
    .replace(/^(https:\/\/imagedelivery\.net\/[^/]+\/[^/]+\/)[^/]+$/, `$1${SMALL_WIDTH}`);
}
