/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A password to be set, 8 to 64 characters.
 * @minLength 8
 * @maxLength 64
 */
export type NewPassword = string;
