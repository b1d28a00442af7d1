/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleColor } from './double-color';
import type { Id } from './id';

/**
 * A bet on a colour of the open round.
 */
export interface PlaceDoubleBetRequest {
  /** The id of the round that is bet on. */
  round_id: Id;
  color: DoubleColor;
  /**
     * The stake in cents of BRL. The range that the deployment allows is in its settings (E6).
     * @minimum 1
     * @maximum 9007199254740991
     */
  amount: number;
}
