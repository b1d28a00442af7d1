/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many of the 25 cells hold a mine.
 * @minimum 1
 * @maximum 24
 */
export type MinesCount = number;
