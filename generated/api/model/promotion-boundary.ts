/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A moment at which a promotion begins or ends, ISO 8601 with offset; null where it is open on that side.
 * @nullable
 */
export type PromotionBoundary = string | null;
