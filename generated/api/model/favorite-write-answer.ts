/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';

/**
 * A favourite added or removed. Nothing of it is needed.
 */
export interface FavoriteWriteAnswer {
  /** Whether it was done. */
  success?: Flag;
  /** A text for the player (pt-BR). */
  message?: string;
}
