/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The public randomness beacon from which public seeds are taken, as in drand's info.
 */
export interface DoubleBeacon {
  /**
     * The name of the beacon.
     * @minLength 1
     * @maxLength 64
     */
  name: string;
  /**
     * The beacon's chain hash, 64 hex characters.
     * @pattern ^[0-9a-f]{64}$
     */
  chain_hash: string;
  /**
     * The beacon's public key, a compressed point of G2 of BLS12-381, 192 hex characters.
     * @pattern ^[0-9a-f]{192}$
     */
  public_key: string;
  /** The signature scheme: a BLS signature in G1 under SHA-256 of the round number as eight bytes, big-endian, hashed to the curve with BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_. */
  scheme: 'bls-unchained-g1-rfc9380';
  /**
     * When the beacon's round 1 is signed, Unix time in seconds.
     * @minimum 0
     * @maximum 9007199254740991
     */
  genesis_time: number;
  /**
     * Seconds between two rounds of the beacon.
     * @minimum 1
     * @maximum 86400
     */
  period_s: number;
}
