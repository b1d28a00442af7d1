/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An opaque id.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Id = string;
