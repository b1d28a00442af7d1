/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A password that is in force; wider than a new one, so that older passwords still work.
 * @minLength 1
 * @maxLength 255
 */
export type CurrentPassword = string;
