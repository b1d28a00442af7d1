/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * An active app for codes.
 */
export interface Totp {
  active_since: DateTime;
  /**
     * Recovery codes that were not used.
     * @minimum 0
     * @maximum 20
     */
  recovery_codes_left: number;
}
