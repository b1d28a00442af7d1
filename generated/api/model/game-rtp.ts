/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The return to player in percent, 96.5 for 96,5 %, with at most two decimals.
 * @minimum 0
 * @maximum 100
 */
export type GameRtp = number;
