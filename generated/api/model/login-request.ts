/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password';

/**
 * What the player typed to log in.
 */
export interface LoginRequest {
  /**
     * What was typed to name the account, an e-mail address or a CPF (D6).
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  password: CurrentPassword;
  /**
     * The same as email; the site always sends both (D6).
     * @minLength 1
     * @maxLength 254
     */
  login?: string;
}
