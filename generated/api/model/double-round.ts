/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { DoubleColor } from './double-color';
import type { DoublePublicSeed } from './double-public-seed';
import type { DoubleRoll } from './double-roll';
import type { DoubleRoundNumber } from './double-round-number';
import type { DoubleRoundStatus } from './double-round-status';
import type { DoubleServerSeed } from './double-server-seed';
import type { DoubleServerSeedHash } from './double-server-seed-hash';
import type { DoubleTotals } from './double-totals';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A round of double.
 */
export interface DoubleRound {
  /** The id of the round. */
  id: Id;
  round: DoubleRoundNumber;
  chain_id: Id;
  status: DoubleRoundStatus | Unknown;
  /** From when bets are refused; the rolling begins then. */
  betting_ends_at: DateTime;
  /** The server's clock as it answered, for the site to count down by. */
  server_time: DateTime;
  server_seed_hash: DoubleServerSeedHash;
  public_seed: DoublePublicSeed;
  totals: DoubleTotals;
  /** The number that was rolled, null while bets are taken and when the round was voided. */
  roll: DoubleRoll | null;
  /** The colour of the roll, null while bets are taken and when the round was voided. */
  color: DoubleColor | null | Unknown;
  /** The server seed, null while bets are taken and the round is not voided. */
  server_seed: DoubleServerSeed | null;
}
