/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sent by the site with every call, always with the same value.
 */
export type RequestCacheControlParameter = string;
