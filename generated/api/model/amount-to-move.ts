/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much, in cents of BRL. The range that the deployment allows is in its settings (E6).
 * @minimum 1
 * @maximum 9007199254740991
 */
export type AmountToMove = number;
