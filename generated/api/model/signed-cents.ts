/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An amount of money in cents of BRL; negative where money was lost or taken.
 * @minimum -9007199254740991
 * @maximum 9007199254740991
 */
export type SignedCents = number;
