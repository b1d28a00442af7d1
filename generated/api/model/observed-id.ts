/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An opaque id, as text or as a whole number. The site works with the text (D15).
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ObservedId = string;
