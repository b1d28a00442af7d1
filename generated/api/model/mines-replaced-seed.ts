/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { MinesNonce } from './mines-nonce';
import type { MinesServerSeed } from './mines-server-seed';
import type { MinesServerSeedHash } from './mines-server-seed-hash';

/**
 * A committed server seed that was replaced before a game used it, revealed.
 */
export interface MinesReplacedSeed {
  server_seed: MinesServerSeed;
  server_seed_hash: MinesServerSeedHash;
  nonce: MinesNonce;
  /** When it was replaced. */
  replaced_at: DateTime;
}
