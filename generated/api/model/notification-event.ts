/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { NotificationType } from './notification-type';

/**
 * The player has a new notice.
 */
export interface NotificationEvent {
  id: Id;
  type: NotificationType;
}
