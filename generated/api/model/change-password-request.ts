/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { NewPassword } from './new-password';

/**
 * The present password and the new one.
 */
export interface ChangePasswordRequest {
  current_password: CurrentPassword;
  password: NewPassword;
  /** The same as password. */
  password_confirmation: NewPassword;
}
