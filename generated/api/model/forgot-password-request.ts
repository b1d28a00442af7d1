/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

/**
 * Whose password was forgotten.
 */
export interface ForgotPasswordRequest {
  email: Email;
}
