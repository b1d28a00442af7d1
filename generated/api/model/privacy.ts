/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffiliateOrigin } from './affiliate-origin';
import type { DataDeletion } from './data-deletion';
import type { OffersConsent } from './offers-consent';
import type { PrivacyOfficer } from './privacy-officer';
import type { RetentionRule } from './retention-rule';

/**
 * The privacy centre of the player.
 */
export interface Privacy {
  officer: PrivacyOfficer;
  /**
     * How long data are kept.
     * @maxItems 30
     */
  retention: RetentionRule[];
  /** Who brought the player, null where nobody did. */
  affiliate: AffiliateOrigin | null;
  offers: OffersConsent;
  /** The last deletion request, null where there is none. */
  deletion: DataDeletion | null;
}
