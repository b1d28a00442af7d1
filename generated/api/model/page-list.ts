/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { PageSummary } from './page-summary';

/**
 * One page of the list of regulation and legal pages.
 */
export interface PageList {
  /**
     * The pages.
     * @maxItems 60
     */
  data: PageSummary[];
  links: Links;
  meta: Meta;
}
