/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReminderAmount } from './reminder-amount';
import type { ReminderMinutes } from './reminder-minutes';

/**
 * Reminders to be set. One that is left out stays as it is.
 */
export interface SetProtectionRemindersRequest {
  session_minutes?: ReminderMinutes | null;
  spend_amount?: ReminderAmount | null;
}
