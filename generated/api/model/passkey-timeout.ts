/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Milliseconds until the challenge ends.
 * @minimum 1000
 * @maximum 3600000
 */
export type PasskeyTimeout = number;
