/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The version of the text; another text has another version.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[0-9A-Za-z._-]+$
 */
export type PageVersion = string;
