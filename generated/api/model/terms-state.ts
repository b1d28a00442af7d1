/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TermsAcceptance } from './terms-acceptance';
import type { TermsVersion } from './terms-version';

/**
 * The version in force and what the player has accepted.
 */
export interface TermsState {
  current: TermsVersion;
  /** True if the player has not accepted the version in force. */
  pending: boolean;
  /**
     * The acceptances, newest first.
     * @maxItems 100
     */
  acceptances: TermsAcceptance[];
}
