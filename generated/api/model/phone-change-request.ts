/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { PhoneNumber } from './phone-number';

/**
 * A new phone, and the password as proof.
 */
export interface PhoneChangeRequest {
  value: PhoneNumber;
  password: CurrentPassword;
}
