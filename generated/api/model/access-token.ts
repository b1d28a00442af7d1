/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The bearer token, a JWT. Its claims include exp, balance and user_id (E5).
 * @minLength 1
 * @maxLength 8192
 */
export type AccessToken = string;
