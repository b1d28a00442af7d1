/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * After how many minutes of play, each time, a reminder comes; null for none.
 * @minimum 5
 * @maximum 1440
 * @nullable
 */
export type ReminderMinutes = number | null;
