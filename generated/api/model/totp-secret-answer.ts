/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TotpSecret } from './totp-secret';

/**
 * A new secret.
 */
export interface TotpSecretAnswer {
  data: TotpSecret;
}
