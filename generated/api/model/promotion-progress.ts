/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';

/**
 * What counts of the player's settled bets, in a promotion with a target.
 */
export interface PromotionProgress {
  /** Settled bets that count, at most the target. */
  wagered: Cents | Unknown;
  /** Settled bets that the promotion asks for, more than 0. */
  target: Cents | Unknown;
}
