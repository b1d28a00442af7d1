/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The server seed of the round, 64 hex characters. Its SHA-256 is the hash shown beforehand and the seed of the round before.
 * @pattern ^[0-9a-f]{64}$
 */
export type DoubleServerSeed = string;
