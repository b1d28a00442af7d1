/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Bytes in base64url without padding.
 * @minLength 1
 * @maxLength 8192
 * @pattern ^[\w-]+$
 */
export type Base64Url = string;
