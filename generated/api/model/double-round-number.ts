/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The number of the round, part of the message from which its roll is made.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type DoubleRoundNumber = number;
