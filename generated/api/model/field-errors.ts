/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Messages by field.
 */
export interface FieldErrors {[key: string]: string[]}
