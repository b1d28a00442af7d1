/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesServerSeedHash } from './mines-server-seed-hash';

/**
 * What binds the server before the next game.
 */
export interface MinesFairness {
  server_seed_hash: MinesServerSeedHash;
}
