/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The page wanted, from 1.
 */
export type PageParameter = number;
