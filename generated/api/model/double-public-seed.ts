/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The seed that was made public after the chain of server seeds was fixed; part of the message from which the roll is made.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type DoublePublicSeed = string;
