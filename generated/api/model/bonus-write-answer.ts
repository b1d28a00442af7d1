/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag';

/**
 * A bonus switched, redeemed or given up. Nothing of it is needed.
 */
export interface BonusWriteAnswer {
  /** Whether it was done. */
  success?: Flag;
  /** A text for the player (pt-BR). */
  message?: string;
}
