/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { DoublePublicSeed } from './double-public-seed';
import type { DoubleRoundNumber } from './double-round-number';
import type { Id } from './id';

/**
 * A published chain of server seeds. It covers the rounds first_round to first_round + length - 1.
 */
export interface DoubleChain {
  id: Id;
  /**
     * The addresses of posts with the terminal hash, made before the beacon round in places that the operator cannot rewrite, such as a public archive. Absent or empty without such posts.
     * @maxItems 10
     * @items.maxLength 500
     * @items.pattern ^https://
     */
  terminal_hash_posts?: string[];
  first_round: DoubleRoundNumber;
  /**
     * How many rounds the chain has.
     * @minimum 1
     * @maximum 100000000
     */
  length: number;
  /**
     * SHA-256 of the text of the first round's server seed, 64 hex characters.
     * @pattern ^[0-9a-f]{64}$
     */
  terminal_hash: string;
  /** When the chain was published; all of it but the last two fields was fixed then. */
  published_at: DateTime;
  /**
     * The beacon's round that gives the public seed. It is signed after published_at and before the chain's first round.
     * @minimum 1
     * @maximum 9007199254740991
     */
  beacon_round: number;
  /** The beacon's signature of that round, a compressed point of G1 in 96 hex characters; null until it exists. */
  beacon_signature: string | null;
  /** The public seed of all rounds of the chain; null until the beacon round exists. */
  public_seed: DoublePublicSeed | null;
}
