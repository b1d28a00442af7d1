/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TermsAcceptance } from './terms-acceptance';

/**
 * One acceptance.
 */
export interface TermsAcceptanceAnswer {
  data: TermsAcceptance;
}
