/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A value that the contract does not have.
 */
export type Unknown = 'unknown';
