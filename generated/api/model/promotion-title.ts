/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The name of the promotion (pt-BR).
 * @minLength 1
 * @maxLength 160
 */
export type PromotionTitle = string;
