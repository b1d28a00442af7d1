/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A name for addresses, in lower-case ASCII.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type CatalogueSlug = string;
