/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An opaque text that names one attempt to log in. It is no credential of its own.
 * @minLength 8
 * @maxLength 128
 * @pattern ^[\w-]+$
 */
export type ChallengeId = string;
