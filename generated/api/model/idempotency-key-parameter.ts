/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409.
 */
export type IdempotencyKeyParameter = string;
