/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Yes or no; null like an absent one. The site works with the boolean (D15).
 */
export type OptionalFlag = boolean;
