/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { ExpiresIn } from './expires-in';
import type { FieldErrors } from './field-errors';
import type { LoginChallenge } from './login-challenge';

/**
 * A token, or the reason why there is none (V3).
 */
export interface LoginAnswer {
  access_token?: AccessToken;
  expires_in?: ExpiresIn;
  /** Why the login was refused, one text (pt-BR). */
  error?: string;
  errors?: FieldErrors;
  second_factor?: LoginChallenge;
}
