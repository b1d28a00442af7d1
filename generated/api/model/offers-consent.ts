/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The consent to offers by e-mail and phone.
 */
export interface OffersConsent {
  /** Whether it is given. */
  granted: boolean;
  /**
     * Since when, null where the player never changed it.
     * @nullable
     */
  changed_at: string | null;
}
