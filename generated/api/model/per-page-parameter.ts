/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Items a page, at most 60.
 */
export type PerPageParameter = number;
