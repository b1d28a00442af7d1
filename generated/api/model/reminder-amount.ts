/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * After how much staked, each time, a reminder comes, in cents of BRL; null for none.
 * @minimum 100
 * @maximum 9007199254740991
 * @nullable
 */
export type ReminderAmount = number | null;
