/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { SignedCents } from './signed-cents';
import type { Unknown } from './unknown';

/**
 * Settled bets of real money.
 */
export interface ResultsTotal {
  /**
     * How many bets were settled.
     * @minimum 0
     * @maximum 9007199254740991
     */
  bets: number;
  /** Their stakes, in cents of BRL. */
  stakes: Cents | Unknown;
  /** What they won, in cents of BRL. */
  prizes: Cents | Unknown;
  /** prizes less stakes, in cents of BRL. */
  net: SignedCents | Unknown;
}
