/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address with most letters hidden.
 * @minLength 3
 * @maxLength 254
 */
export type MaskedEmail = string;
