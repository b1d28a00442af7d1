/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';

/**
 * A pause to be taken.
 */
export interface SuspendAccountRequest {
  /**
     * How long in hours, one of the lengths that getPlatform offers.
     * @minimum 1
     * @maximum 8760
     */
  hours: number;
  password: CurrentPassword;
}
