import type { Random } from '../random';

/** Kinds of games, each with its rules and a view. `wheel` is the money wheel of live shows. */
export const gameKinds = ['slot', 'roulette', 'blackjack', 'baccarat', 'crash', 'bingo', 'scratch', 'dice', 'wheel'] as const;
export type GameKind = (typeof gameKinds)[number];

/** Decision of a player in an open round, with the time since its start in ms. */
export interface Action {
  readonly name: ActionName;
  readonly at: number;
}
export type ActionName = 'hit' | 'stand' | 'double' | 'cash-out';

/** Bet of a round, with the decisions so far. */
export interface Bet {
  /** Stake in cents. */
  readonly amount: number;
  /** Return to player in percent, for the kinds whose rules allow several. */
  readonly rtp: number;
  /** Choice of the player, such as the cents on each spot of a table. */
  readonly choice: Readonly<Record<string, number>>;
  readonly actions: readonly Action[];
  /** Time since the start of the round in ms. Infinity plays the round of an absent player to its end. */
  readonly elapsed: number;
}

/** State of a round. */
export interface Outcome<Shown extends object = object> {
  /** Part of the round that the player may see. */
  readonly shown: Shown;
  /** Payout in cents, stake included; undefined while the round is open. */
  readonly win: number | undefined;
  /** Decisions that an open round offers; empty once it has ended. */
  readonly actions: readonly ActionName[];
}

/**
 * Plays a round from its start to the present. The same random numbers and decisions give the same round, so that only these are
 * stored. The caller checks that each decision was offered when it was made.
 *
 * @returns undefined if the rules do not allow the choice
 */
export type Play<Shown extends object = object> = (random: Random, bet: Bet) => Outcome<Shown> | undefined;

/** Part of a round that the player may see under these rules. */
export type ShownBy<Rules extends Play> = NonNullable<ReturnType<Rules>>['shown'];

/** Returns the outcome of a finished round. `win` is in cents, stake included. */
export function ended<Shown extends object>(shown: Shown, win: number): Outcome<Shown> {
  return { shown, win, actions: [] };
}

/** Line of the table of prizes, as a multiple of the stake. */
interface Prize {
  readonly label: string;
  readonly multiplier: number;
}

/** Rules of a kind for players (pt-BR). */
export interface RulesText {
  readonly paragraphs: readonly string[];
  readonly prizes: readonly Prize[];
}
