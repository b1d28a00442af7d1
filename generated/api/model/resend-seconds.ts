/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seconds until another code can be sent.
 * @minimum 0
 * @maximum 3600
 */
export type ResendSeconds = number;
