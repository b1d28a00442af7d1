/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChallengeId } from './challenge-id';

/**
 * Which login needs another code.
 */
export interface ResendLoginCodeRequest {
  challenge: ChallengeId;
}
