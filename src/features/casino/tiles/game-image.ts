import { assetUrl } from '@/product/asset-url';

interface HasImage {
  readonly image: string;
  readonly image_cf: string | null;
}

/** Returns a game's art URLs: Cloudflare (`image_cf`), then the backend. Missing ones are left out. */
export function gameImages({ image, image_cf }: HasImage): readonly string[] {
  return [image_cf, image].filter((path) => path !== null && path !== '').map((path) => assetUrl(path ?? ''));
}
