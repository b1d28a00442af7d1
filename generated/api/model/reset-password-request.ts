/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { NewPassword } from './new-password';

/**
 * The token of the link and the new password.
 */
export interface ResetPasswordRequest {
  /**
     * The token of the link in the e-mail.
     * @minLength 1
     * @maxLength 512
     */
  token: string;
  email: Email;
  password: NewPassword;
  /** The same as password. */
  password_confirmation: NewPassword;
}
