/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

/**
 * Who brought the player.
 */
export interface AffiliateOrigin {
  /**
     * The affiliate.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * The campaign, null where there is none.
     * @maxLength 256
     * @nullable
     */
  campaign: string | null;
  /** When the origin was recorded. */
  registered_at: DateTime;
}
