/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';

/**
 * The player's balance changed (T1).
 */
export interface UserUpdateEvent {
  /** The real-money balance in cents of BRL (E12). */
  balance: Cents;
}
