/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';

/**
 * A device that needs no second factor.
 */
export interface TrustedDevice {
  id: Id;
  /**
     * Browser and system.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * The address of its last login.
     * @minLength 2
     * @maxLength 45
     */
  ip: string;
  last_used_at: DateTime;
  trusted_until: DateTime;
}
