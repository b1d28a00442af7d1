/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { PromotionProgress } from './promotion-progress';

/**
 * That the player takes part in a promotion.
 */
export interface PromotionEntry {
  /** The id of the promotion. */
  promotion_id: Id;
  /** Null where the promotion has no target of bets. */
  progress: PromotionProgress | null;
}
