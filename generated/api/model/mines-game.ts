/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { MinesCell } from './mines-cell';
import type { MinesClientSeed } from './mines-client-seed';
import type { MinesCount } from './mines-count';
import type { MinesGameStatus } from './mines-game-status';
import type { MinesMultiplier } from './mines-multiplier';
import type { MinesNonce } from './mines-nonce';
import type { MinesServerSeed } from './mines-server-seed';
import type { MinesServerSeedHash } from './mines-server-seed-hash';
import type { Unknown } from './unknown';

/**
 * A game of mines.
 */
export interface MinesGame {
  /** The id of the game. */
  id: Id;
  status: MinesGameStatus | Unknown;
  /** The stake in cents of BRL. */
  amount: Cents | Unknown;
  mines: MinesCount;
  /**
     * The cells that were revealed, in that order; the mine that ended a lost game is the last.
     * @maxItems 24
     */
  revealed: MinesCell[];
  /** The multiplier reached so far; 1 while nothing is revealed. A mine does not change it. */
  multiplier: MinesMultiplier;
  /** The multiplier after one more cell without a mine, null once the game has ended. */
  next_multiplier: MinesMultiplier | null;
  /**
     * In cents of BRL. While the game is open, what cashing out would pay now, 0 before the first cell is revealed; after
     * that what was paid, 0 for a lost game.
     */
  payout: Cents | Unknown;
  client_seed: MinesClientSeed;
  server_seed_hash: MinesServerSeedHash;
  /** The committed nonce of getMinesFairness; the player's next game has the next number. */
  nonce: MinesNonce;
  /** The cells with a mine in the order in which they were drawn, null while the game is open. */
  mine_positions: MinesCell[] | null;
  /** The server seed, null while the game is open. */
  server_seed: MinesServerSeed | null;
  /** When the stake was taken. */
  started_at: DateTime;
  /**
     * When it ended, null while it is open.
     * @nullable
     */
  ended_at: string | null;
}
