/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Yes or no. The site works with the boolean (D15).
 */
export type Flag = boolean;
