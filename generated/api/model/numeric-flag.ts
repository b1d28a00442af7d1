/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 1 for yes; no other value does. The site works with the number (D15).
 * @minimum 0
 * @maximum 255
 */
export type NumericFlag = number;
