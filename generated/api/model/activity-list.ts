/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Activity } from './activity';
import type { Links } from './links';
import type { Meta } from './meta';

/**
 * One page of the log.
 */
export interface ActivityList {
  /**
     * The entries, newest first.
     * @maxItems 60
     */
  data: Activity[];
  links: Links;
  meta: Meta;
}
