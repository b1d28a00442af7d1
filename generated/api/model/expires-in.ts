/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seconds until the token expires, counted from the moment of receipt.
 * @minimum 1
 * @maximum 31536000
 */
export type ExpiresIn = number;
