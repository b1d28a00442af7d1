/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The server seed of the game, 64 hex characters. Its SHA-256 is the hash shown beforehand.
 * @pattern ^[0-9a-f]{64}$
 */
export type MinesServerSeed = string;
