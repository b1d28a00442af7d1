/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionList } from './promotion-list';

/**
 * The promotions that run, in an object or as a bare list. The site works with the object (D15).
 */
export type PromotionListAnswer = PromotionList;
