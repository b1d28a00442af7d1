/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResendSeconds } from './resend-seconds';

/**
 * When the code ends, and when another one can be sent.
 */
export interface LoginCodeSent {
  resend_in: ResendSeconds;
  /**
     * Seconds until the code ends.
     * @minimum 1
     * @maximum 3600
     */
  expires_in: number;
}
