/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A CPF, with or without its punctuation. The check digits are judged by the server.
 * @pattern ^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$
 */
export type Cpf = string;
