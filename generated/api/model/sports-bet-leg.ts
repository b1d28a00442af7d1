/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { SportsOdds } from './sports-odds';
import type { Unknown } from './unknown';

/**
 * One selection of a bet.
 */
export interface SportsBetLeg {
  /**
     * What is played (pt-BR).
     * @minLength 1
     * @maxLength 200
     */
  event: string;
  /**
     * What is bet on (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  market: string;
  /**
     * What was chosen (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  selection: string;
  odds: SportsOdds;
  /** How this selection stands. */
  status: 'open' | 'won' | 'lost' | 'void' | Unknown;
  /** When the event begins. */
  starts_at: DateTime;
}
