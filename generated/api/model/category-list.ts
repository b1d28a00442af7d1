/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Category } from './category';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of categories.
 */
export interface CategoryList {
  /**
     * The categories.
     * @maxItems 60
     */
  data: Category[];
  links: Links;
  meta: Meta;
}
