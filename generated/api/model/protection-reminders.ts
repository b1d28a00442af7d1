/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReminderAmount } from './reminder-amount';
import type { ReminderMinutes } from './reminder-minutes';
import type { Unknown } from './unknown';

/**
 * When the player wants to be reminded.
 */
export interface ProtectionReminders {
  session_minutes: ReminderMinutes | null;
  spend_amount: ReminderAmount | null | Unknown;
}
