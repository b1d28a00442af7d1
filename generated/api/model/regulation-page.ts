/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { PageSlug } from './page-slug';
import type { PageTitle } from './page-title';
import type { PageVersion } from './page-version';

/**
 * A regulation or legal page.
 */
export interface RegulationPage {
  slug: PageSlug;
  title: PageTitle;
  /**
     * The text, HTML (pt-BR). The site sanitizes it.
     * @maxLength 500000
     */
  content: string;
  version: PageVersion;
  /** Since when this version is in force. */
  published_at: DateTime;
}
