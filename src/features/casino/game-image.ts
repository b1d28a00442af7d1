import { storageUrl } from '@/shell/storage';

/** What the contract says of pictures, of a game and of a favourite alike. */
interface Pictured {
  readonly image: string;
  readonly image_cf: string | null;
}

/** The addresses of a game's art, the better first: the image service's, then the backend's own. */
export function gameImages({ image, image_cf }: Pictured): readonly string[] {
  return [image_cf, image].filter((path) => path !== null && path !== '').map((path) => storageUrl(path ?? ''));
}
