/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessCode } from './access-code';
import type { ChallengeId } from './challenge-id';
import type { SecondFactorMethod } from './second-factor-method';

/**
 * The second step of a login.
 */
export interface ConfirmLoginRequest {
  challenge: ChallengeId;
  method: SecondFactorMethod;
  code: AccessCode;
  /** Whether the next login on this device needs no second factor. */
  trust_device: boolean;
}
