/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * A pause that the player took.
 */
export interface Suspension {
  /** When it ends. */
  until: DateTime;
}
