/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address of the image; one that does not start with http is relative to the storage path (S13).
 * @minLength 1
 * @maxLength 2048
 */
export type PromotionImage = string;
