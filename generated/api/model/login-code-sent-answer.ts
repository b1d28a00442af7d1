/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginCodeSent } from './login-code-sent';

/**
 * A code was sent.
 */
export interface LoginCodeSentAnswer {
  data: LoginCodeSent;
}
