/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The domain of the site.
 * @minLength 1
 * @maxLength 253
 */
export type RpId = string;
