/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationSettings } from './notification-settings';

/**
 * The settings of notices.
 */
export interface NotificationSettingsAnswer {
  data: NotificationSettings;
}
