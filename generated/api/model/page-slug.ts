/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The name of a page in its address, one segment.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type PageSlug = string;
