/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Promotion } from './promotion';

/**
 * The promotions that run.
 */
export interface PromotionList {
  /** The promotions, in the order in which they are to be shown. */
  data: Promotion[];
}
