/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A calendar day, YYYY-MM-DD.
 */
export type CalendarDate = string;
