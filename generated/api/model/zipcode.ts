/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A postal code (CEP), eight digits, with or without the hyphen.
 * @pattern ^\d{5}-?\d{3}$
 */
export type Zipcode = string;
