/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { PageSlug } from './page-slug';
import type { PageVersion } from './page-version';

/**
 * The version of the terms in force.
 */
export interface TermsVersion {
  version: PageVersion;
  /** The page with the whole text. */
  slug: PageSlug;
  /** Since when this version is in force. */
  published_at: DateTime;
  /**
     * What changed since the version before, most important first (pt-BR). Empty for a first version.
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 400
     */
  changes: string[];
}
