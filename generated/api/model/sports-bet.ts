/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { SportsBetLeg } from './sports-bet-leg';
import type { SportsBetStatus } from './sports-bet-status';
import type { SportsOdds } from './sports-odds';
import type { Unknown } from './unknown';

/**
 * A player's sports bet.
 */
export interface SportsBet {
  /** The id of the bet. */
  id: Id;
  /** One selection, several that must all win, or combinations of several. */
  type: 'single' | 'multiple' | 'system' | Unknown;
  /** The stake in cents of BRL. */
  stake: Cents | Unknown;
  odds: SportsOdds;
  /** What is paid when it wins, in cents of BRL, the stake included. */
  potential: Cents | Unknown;
  status: SportsBetStatus | Unknown;
  /** When it was placed. */
  placed_at: DateTime;
  /**
     * The selections.
     * @minItems 1
     * @maxItems 50
     */
  legs: SportsBetLeg[];
}
