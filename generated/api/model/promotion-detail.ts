/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { PromotionBoundary } from './promotion-boundary';
import type { PromotionImage } from './promotion-image';
import type { PromotionSummary } from './promotion-summary';
import type { PromotionTitle } from './promotion-title';

/**
 * A promotion with its rules.
 */
export interface PromotionDetail {
  /** The id of the promotion, the last segment of `/promotions/{id}` (R14). */
  id: Id;
  title: PromotionTitle;
  image: PromotionImage;
  summary: PromotionSummary | null;
  /**
     * What it is about (pt-BR), HTML that the site sanitizes.
     * @maxLength 100000
     */
  content: string;
  /**
     * Its rules (pt-BR), HTML that the site sanitizes.
     * @maxLength 100000
     */
  rules: string;
  /** When it begins, null where it has always run. */
  starts_at: PromotionBoundary | null;
  /** When it ends, null where no end is set. */
  ends_at: PromotionBoundary | null;
  /**
     * Whether the player takes part, null for a visitor.
     * @nullable
     */
  opted_in: boolean | null;
}
