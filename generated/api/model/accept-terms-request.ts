/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageVersion } from './page-version';

/**
 * What is accepted.
 */
export interface AcceptTermsRequest {
  version: PageVersion;
}
