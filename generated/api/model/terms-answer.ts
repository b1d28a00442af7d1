/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TermsState } from './terms-state';

/**
 * The terms for this player.
 */
export interface TermsAnswer {
  data: TermsState;
}
