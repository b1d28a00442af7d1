/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleColor } from './double-color';
import type { DoubleRoll } from './double-roll';
import type { DoubleRoundNumber } from './double-round-number';
import type { DoubleServerSeed } from './double-server-seed';
import type { Id } from './id';

/**
 * The bets of a round of double are closed and its roll is known.
 */
export interface DoubleRoundRolling {
  /** The id of the round. */
  id: Id;
  round: DoubleRoundNumber;
  roll: DoubleRoll;
  color: DoubleColor;
  server_seed: DoubleServerSeed;
}
