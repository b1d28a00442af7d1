/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An amount of money in cents of BRL, never negative.
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Cents = number;
