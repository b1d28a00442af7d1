/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';

/**
 * What all players together have staked on a round, by colour.
 */
export interface DoubleTotals {
  /** Staked on white, in cents of BRL. */
  white: Cents;
  /** Staked on red, in cents of BRL. */
  red: Cents;
  /** Staked on black, in cents of BRL. */
  black: Cents;
}
