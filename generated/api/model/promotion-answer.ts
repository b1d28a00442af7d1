/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionDetail } from './promotion-detail';

/**
 * One promotion.
 */
export interface PromotionAnswer {
  data: PromotionDetail;
}
