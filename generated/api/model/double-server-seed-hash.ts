/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * SHA-256 of the server seed's text, 64 hex characters, known before any bet.
 * @pattern ^[0-9a-f]{64}$
 */
export type DoubleServerSeedHash = string;
