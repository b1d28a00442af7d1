/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';

/**
 * The password, for a change of the login.
 */
export interface AccessPasswordRequest {
  password: CurrentPassword;
}
