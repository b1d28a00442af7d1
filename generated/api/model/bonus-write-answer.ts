/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bonus switched, redeemed or given up. Nothing of it is needed.
 */
export interface BonusWriteAnswer {
  /** Whether it was done. */
  success?: boolean;
  /** A text for the player (pt-BR). */
  message?: string;
}
