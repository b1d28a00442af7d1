/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A year, or a month of one.
 * @maxLength 7
 * @pattern ^20\d\d(-(0[1-9]|1[0-2]))?$
 */
export type ResultsPeriod = string;
