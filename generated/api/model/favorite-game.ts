/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageUrl } from './image-url';
import type { ObservedId } from './observed-id';

/**
 * A favourite game (E4).
 */
export interface FavoriteGame {
  /** The id of the game. */
  id: ObservedId;
  image: ImageUrl;
  /**
     * The address of the image on Cloudflare, absolute or relative to the storage path. The site requests other widths and the browser's best format (`cdn-cgi/image` and imagedelivery.net); image takes its place where it is null.
     * @maxLength 2048
     * @nullable
     */
  image_cf: string | null;
  /**
     * The name of the game. A proposal of ours; where it is absent the site looks the game up.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * The name of the provider. A proposal of ours; where it is absent the tile goes without.
     * @minLength 1
     * @maxLength 120
     */
  provider_name?: string;
  /**
     * The return to player in percent. A proposal of ours; where it is absent the tile goes without.
     * @minimum 0
     * @maximum 100
     */
  rtp?: number;
}
