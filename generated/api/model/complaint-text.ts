/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What happened.
 * @minLength 20
 * @maxLength 4000
 */
export type ComplaintText = string;
