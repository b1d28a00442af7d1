/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { Email } from './email';

/**
 * A new e-mail address, and the password as proof.
 */
export interface EmailChangeRequest {
  value: Email;
  password: CurrentPassword;
}
