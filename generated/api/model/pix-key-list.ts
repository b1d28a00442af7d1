/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { PixKey } from './pix-key';

/**
 * One page of PIX keys.
 */
export interface PixKeyList {
  /**
     * The keys.
     * @maxItems 60
     */
  data: PixKey[];
  links: Links;
  meta: Meta;
}
