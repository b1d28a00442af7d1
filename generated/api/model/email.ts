/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An e-mail address.
 * @maxLength 254
 */
export type Email = string;
