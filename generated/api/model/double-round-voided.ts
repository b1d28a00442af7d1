/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleRoundNumber } from './double-round-number';
import type { DoubleServerSeed } from './double-server-seed';
import type { Id } from './id';

/**
 * A round of double was voided.
 */
export interface DoubleRoundVoided {
  /** The id of the round. */
  id: Id;
  round: DoubleRoundNumber;
  server_seed: DoubleServerSeed;
}
