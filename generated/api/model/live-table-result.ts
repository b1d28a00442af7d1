/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Unknown } from './unknown';

/**
 * The result of one round of a live table.
 */
export interface LiveTableResult {
  /**
     * The result as short as it can be (pt-BR), such as a number, a sum or B for the banker.
     * @minLength 1
     * @maxLength 12
     */
  label: string;
  /** The color of the result on the table, absent if it has none. */
  color?: 'red' | 'black' | 'green' | 'blue' | Unknown;
}
