/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One UUID for one intent. The same key and body give the first answer again; another body under the same key gives 409. A server remembers a key for at least 24 hours. A request that is not executed within 24 hours is never executed.
 */
export type IdempotencyKeyParameter = string;
