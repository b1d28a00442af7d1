/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Session } from './session';

/**
 * One page of sessions.
 */
export interface SessionList {
  /**
     * The sessions.
     * @maxItems 60
     */
  data: Session[];
  links: Links;
  meta: Meta;
}
