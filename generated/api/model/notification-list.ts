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
  /**
     * Unread notices of all types and pages. Without it the site counts those that it has loaded.
     * @minimum 0
     * @maximum 1000000
     */
  unread_count?: number;
  links: Links;
  meta: Meta;
}
