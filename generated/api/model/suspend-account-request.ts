/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { SuspendAccountRequestHours } from './suspend-account-request-hours';

/**
 * A pause to be taken.
 */
export interface SuspendAccountRequest {
  /** How long, a day, a week or 30 days. */
  hours: SuspendAccountRequestHours;
  password: CurrentPassword;
}
