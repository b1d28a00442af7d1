/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { DoublePublicSeed } from './double-public-seed';
import type { DoubleRoundNumber } from './double-round-number';
import type { DoubleServerSeedHash } from './double-server-seed-hash';
import type { Id } from './id';

/**
 * A round of double takes bets.
 */
export interface DoubleRoundOpened {
  /** The id of the round. */
  id: Id;
  round: DoubleRoundNumber;
  chain_id: Id;
  /** From when bets are refused. */
  betting_ends_at: DateTime;
  /** The server's clock as this was sent. */
  server_time: DateTime;
  server_seed_hash: DoubleServerSeedHash;
  public_seed: DoublePublicSeed;
}
