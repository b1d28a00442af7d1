/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { MinesNonce } from './mines-nonce';
import type { MinesReplacedSeed } from './mines-replaced-seed';
import type { MinesServerSeedHash } from './mines-server-seed-hash';

/**
 * What binds the server before the next game.
 */
export interface MinesFairness {
  server_seed_hash: MinesServerSeedHash;
  nonce: MinesNonce;
  /** When the server drew the seed. */
  committed_at: DateTime;
  /** The last seed that was replaced unused, also after later games; null if none ever was. */
  replaced: MinesReplacedSeed | null;
  /**
     * The seeds replaced before `replaced`, newest first. With it the last 20, so that a browser that saw one of them
     * finds its reveal.
     * @maxItems 19
     */
  replaced_before: MinesReplacedSeed[];
}
