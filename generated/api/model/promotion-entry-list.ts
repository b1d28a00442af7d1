/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionEntry } from './promotion-entry';

/**
 * The running promotions in which the player takes part.
 */
export interface PromotionEntryList {
  /** One entry for each promotion. */
  data: PromotionEntry[];
}
