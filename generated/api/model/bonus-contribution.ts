/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A settled stake that counted towards the turnover of a bonus.
 */
export interface BonusContribution {
  /** The id of the contribution. */
  id: Id;
  /**
     * The name of the game, null for a sports bet.
     * @maxLength 120
     * @nullable
     */
  game: string | null;
  /** The stake in cents of BRL. */
  stake: Cents | Unknown;
  /**
     * How much of a stake counts on this game.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /** What counted, in cents of BRL; never more than what was missing. */
  counted: Cents | Unknown;
  /** When the stake was settled. */
  created_at: DateTime;
}
