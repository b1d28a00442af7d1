/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { PageSlug } from './page-slug';
import type { PageTitle } from './page-title';
import type { PageVersion } from './page-version';

/**
 * A regulation or legal page without its content.
 */
export interface PageSummary {
  slug: PageSlug;
  title: PageTitle;
  version: PageVersion;
  /** Since when this version is in force. */
  published_at: DateTime;
}
