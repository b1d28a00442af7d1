/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { SignedCents } from './signed-cents';
import type { Unknown } from './unknown';

/**
 * What a game session came to.
 */
export interface GameSessionSummary {
  /**
     * How long it was open.
     * @minimum 0
     * @maximum 31536000
     */
  seconds: number;
  /** All stakes, in cents of BRL. */
  bet: Cents | Unknown;
  /** All that was paid out, in cents of BRL. */
  won: Cents | Unknown;
  /** What was won less what was staked, in cents of BRL. */
  net: SignedCents | Unknown;
}
