/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The title (pt-BR).
 * @minLength 1
 * @maxLength 120
 */
export type PageTitle = string;
