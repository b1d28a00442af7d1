/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';

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
  /**
     * Stakes, also those not settled yet.
     * @minimum 0
     * @maximum 9007199254740991
     */
  staked: number;
  /**
     * Prizes of settled stakes.
     * @minimum 0
     * @maximum 9007199254740991
     */
  won: number;
  /**
     * Prizes less settled stakes.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  net: number;
  /**
     * Stakes of games that are not settled. Sports bets do not count, because they last for days.
     * @minimum 0
     * @maximum 100000
     */
  open_rounds: number;
}
