/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleColor } from './double-color';
import type { DoubleRoll } from './double-roll';
import type { DoubleRoundNumber } from './double-round-number';
import type { DoubleTotals } from './double-totals';
import type { Id } from './id';

/**
 * A round of double is complete and paid.
 */
export interface DoubleRoundFinished {
  /** The id of the round. */
  id: Id;
  round: DoubleRoundNumber;
  roll: DoubleRoll;
  color: DoubleColor;
  totals: DoubleTotals;
}
