/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetKind } from './bet-kind';
import type { BetResult } from './bet-result';
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { Id } from './id';
import type { SportsBetLeg } from './sports-bet-leg';
import type { Unknown } from './unknown';

/**
 * One round of a game, or one sports bet.
 */
export interface Bet {
  /** The id of the round or bet; the reference of its transactions. */
  id: Id;
  kind: BetKind | Unknown;
  /**
     * The name of the game; null for a sports bet, which has legs.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  game: string | null;
  result: BetResult | Unknown;
  /** The stake in cents of BRL, bonus money included. */
  stake: Cents | Unknown;
  /** The part of the stake that was bonus money, in cents of BRL. */
  bonus_stake: Cents | Unknown;
  /** What came back, in cents of BRL, the stake included; 0 while the bet is open. */
  returned: Cents | Unknown;
  /** Real money after the bet was settled, in cents of BRL; after it was placed while it is open. */
  balance_after: Cents | Unknown;
  /** When it was placed. */
  placed_at: DateTime;
  /** When it was settled; null while it is open. */
  settled_at: DateTime | null;
  /**
     * The selections of a sports bet; empty for a round of a game.
     * @maxItems 50
     */
  legs: SportsBetLeg[];
}
