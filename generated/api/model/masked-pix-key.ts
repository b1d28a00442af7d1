/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The key with its private part masked.
 * @minLength 1
 * @maxLength 77
 */
export type MaskedPixKey = string;
