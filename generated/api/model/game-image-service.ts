/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address of the image on the image service; image takes its place where it is null.
 * @maxLength 2048
 * @nullable
 */
export type GameImageService = string | null;
