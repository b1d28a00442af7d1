/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The number that was rolled.
 * @minimum 0
 * @maximum 14
 */
export type DoubleRoll = number;
