/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { Game } from './game';
import type { LiveTableResult } from './live-table-result';
import type { LiveTableSeats } from './live-table-seats';
import type { Unknown } from './unknown';

/**
 * A table of the live casino. Its limits are the bets of the game.
 */
export interface LiveTable {
  game: Game;
  /** What is played at the table. */
  kind: 'roulette' | 'blackjack' | 'baccarat' | 'dice' | 'show' | Unknown;
  /** The language of the dealer. */
  language: 'pt-BR' | 'es' | 'en' | Unknown;
  /** Whether the table takes bets now. */
  is_open: boolean;
  /** When a closed table opens, absent for an open one. */
  opens_at?: DateTime;
  seats?: LiveTableSeats;
  /**
     * The last results, the latest first; empty where they do not concern other players.
     * @maxItems 20
     */
  results: LiveTableResult[];
}
