/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DoubleRound } from './double-round';

/**
 * One round of double.
 */
export interface DoubleRoundAnswer {
  data: DoubleRound;
}
