/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it is about, in a sentence (pt-BR), plain.
 * @maxLength 500
 * @nullable
 */
export type PromotionSummary = string | null;
