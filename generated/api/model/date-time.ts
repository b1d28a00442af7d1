/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A moment, ISO 8601 with offset.
 */
export type DateTime = string;
