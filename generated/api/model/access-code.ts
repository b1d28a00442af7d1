/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Six digits, or a recovery code.
 * @minLength 6
 * @maxLength 9
 * @pattern ^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$
 */
export type AccessCode = string;
