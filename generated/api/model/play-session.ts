/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Unknown } from './unknown';

/**
 * What the player played since the last login. Amounts are real money, in cents of BRL.
 */
export interface PlaySession {
  /** When the player last logged in. */
  since: DateTime;
  /**
     * Time played in seconds
     * @minimum 0
     * @maximum 9007199254740991
     */
  seconds: number;
  /** Stakes, also those not settled yet. */
  staked: number | Unknown;
  /** Prizes of settled stakes. */
  won: number | Unknown;
  /** Prizes less settled stakes. */
  net: number | Unknown;
  /**
     * Stakes of games that are not settled. Sports bets do not count, because they last for days.
     * @minimum 0
     * @maximum 100000
     */
  open_rounds: number;
}
