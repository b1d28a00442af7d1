/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { Unknown } from './unknown';

/**
 * What all players together have staked on a round, by colour.
 */
export interface DoubleTotals {
  /** Staked on white, in cents of BRL. */
  white: Cents | Unknown;
  /** Staked on red, in cents of BRL. */
  red: Cents | Unknown;
  /** Staked on black, in cents of BRL. */
  black: Cents | Unknown;
}
