/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification';

/**
 * One notice.
 */
export interface NotificationAnswer {
  data: Notification;
}
