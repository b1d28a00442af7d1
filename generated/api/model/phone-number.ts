/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Area code and number, digits only, without the country code.
 * @pattern ^\d{10,11}$
 */
export type PhoneNumber = string;
