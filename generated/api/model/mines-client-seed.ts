/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The player's seed, part of the message from which the layout is made.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type MinesClientSeed = string;
