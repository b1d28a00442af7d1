/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';
import type { PasskeyAssertion } from './passkey-assertion';

/**
 * Exactly one proof.
 */
export interface ConfirmAccessRequest {
  password?: CurrentPassword;
  /**
     * Of the app.
     * @minLength 6
     * @maxLength 6
     * @pattern ^\d{6}$
     */
  code?: string;
  passkey?: PasskeyAssertion;
}
