/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChallengeId } from './challenge-id';
import type { MaskedEmail } from './masked-email';
import type { ResendSeconds } from './resend-seconds';
import type { SecondFactorMethod } from './second-factor-method';
import type { Unknown } from './unknown';

/**
 * The second factor that this login needs (Q30).
 */
export interface LoginChallenge {
  challenge: ChallengeId;
  /** Why it is asked for. chosen means that the player activated it. */
  reason: 'new_device' | 'new_location' | 'periodic' | 'inactive' | 'chosen' | Unknown;
  /**
     * The factors that this player has, the preferred one first.
     * @minItems 1
     * @maxItems 3
     */
  methods: (SecondFactorMethod | Unknown)[];
  email_masked: MaskedEmail;
  /**
     * Seconds until the challenge ends.
     * @minimum 1
     * @maximum 3600
     */
  expires_in: number;
  resend_in: ResendSeconds;
  /**
     * For how many days the player can trust this device; 0 if the policy allows it on no device.
     * @minimum 0
     * @maximum 365
     */
  trust_days: number;
}
