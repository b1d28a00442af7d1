/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Notification } from './notification';

/**
 * One page of notices.
 */
export interface NotificationList {
  /**
     * The notices.
     * @maxItems 60
     */
  data: Notification[];
  links: Links;
  meta: Meta;
}
