/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long a bucket of a statement is.
 */
export type StatementGroup = typeof StatementGroup[keyof typeof StatementGroup];


export const StatementGroup = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const;
