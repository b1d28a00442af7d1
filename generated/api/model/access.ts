/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaskedEmail } from './masked-email';
import type { Totp } from './totp';

/**
 * How the player logs in.
 */
export interface Access {
  email_masked: MaskedEmail;
  /** Null while no app is active. */
  totp: Totp | null;
}
