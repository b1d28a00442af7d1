/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the player calls it.
 * @minLength 1
 * @maxLength 60
 */
export type PasskeyName = string;
