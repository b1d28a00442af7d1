/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { LiveTable } from './live-table';
import type { Meta } from './meta';

/**
 * One page of live tables.
 */
export interface LiveTableList {
  /**
     * The tables.
     * @maxItems 60
     */
  data: LiveTable[];
  links: Links;
  meta: Meta;
}
