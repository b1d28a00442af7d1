/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { PageVersion } from './page-version';

/**
 * A version that the player accepted.
 */
export interface TermsAcceptance {
  id: Id;
  version: PageVersion;
  /** When it was accepted. */
  accepted_at: DateTime;
  /**
     * The text of this version, https or a path of the site. Null where it is not kept on line.
     * @maxLength 500
     * @nullable
     * @pattern ^(https://|/(?![/\\]))
     */
  url: string | null;
}
