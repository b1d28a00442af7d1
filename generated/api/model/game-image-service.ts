/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address of the image on Cloudflare, absolute or relative to the storage path. The site requests other widths and the browser's best format (`cdn-cgi/image` and imagedelivery.net); image takes its place where it is null.
 * @maxLength 2048
 * @nullable
 */
export type GameImageService = string | null;
