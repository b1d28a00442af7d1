/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * Until when the session is confirmed.
 */
export interface AccessConfirmed {
  confirmed_until: DateTime;
}
