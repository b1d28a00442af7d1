/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * An exclusion that the player asked for.
 */
export interface Exclusion {
  /**
     * When it ends, null where it never does.
     * @nullable
     */
  until: string | null;
  /** Until when the player can withdraw what is left in the balance. */
  withdraw_until: DateTime;
}
