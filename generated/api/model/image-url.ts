/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address of an image, absolute or relative to the storage path (S13).
 * @maxLength 2048
 */
export type ImageUrl = string;
