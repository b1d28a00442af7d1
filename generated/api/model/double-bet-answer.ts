/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleBet } from './double-bet';

/**
 * One bet on double.
 */
export interface DoubleBetAnswer {
  data: DoubleBet;
}
