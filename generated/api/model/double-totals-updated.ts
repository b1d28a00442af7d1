/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleTotals } from './double-totals';
import type { Id } from './id';

/**
 * The stakes of the open round of double changed.
 */
export interface DoubleTotalsUpdated {
  /** The id of the round. */
  id: Id;
  totals: DoubleTotals;
}
