/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProtectionReminders } from './protection-reminders';

/**
 * The reminders of one player.
 */
export interface ProtectionRemindersAnswer {
  data: ProtectionReminders;
}
