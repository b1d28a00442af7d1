/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The public seed of the round's chain, made public after the chain was fixed: SHA-256 of the bytes of the beacon's signature (drand's randomness), 64 hex characters. Part of the message from which the roll is made.
 * @pattern ^[0-9a-f]{64}$
 */
export type DoublePublicSeed = string;
