/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A name of which only the first letters show.
 * @minLength 1
 * @maxLength 64
 * @pattern ^\S\*{3}( \S\*{3})*$
 */
export type MaskedName = string;
