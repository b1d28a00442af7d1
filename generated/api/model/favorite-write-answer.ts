/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A favourite added or removed. Nothing of it is needed.
 */
export interface FavoriteWriteAnswer {
  /** Whether it was done. */
  success?: boolean;
  /** A text for the player (pt-BR). */
  message?: string;
}
