/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedId } from './observed-id';
import type { PromotionBoundary } from './promotion-boundary';
import type { PromotionImage } from './promotion-image';
import type { PromotionSummary } from './promotion-summary';
import type { PromotionTitle } from './promotion-title';

/**
 * A promotion as a list shows it. Only its image is known (E11); without an id it has no page.
 */
export interface Promotion {
  /** The id of the promotion, the last segment of `/promotions/{id}` (R14). */
  id?: ObservedId;
  title?: PromotionTitle;
  /** The name of the promotion (pt-BR), of a backend that has no title. */
  name?: PromotionTitle;
  image: PromotionImage;
  summary?: PromotionSummary | null;
  /** When it begins, null where it has always run. */
  starts_at?: PromotionBoundary | null;
  /** When it ends, null where no end is set. */
  ends_at?: PromotionBoundary | null;
}
