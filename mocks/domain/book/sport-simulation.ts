import type { Random } from '../random';

/** Counts of both sides, such as goals. */
export type Pair = readonly [home: number, away: number];

/** Kinds of what happens in an event. One of `points` has those of a minute, one of `games` the result of a set or map. */
export type IncidentKind = 'goal' | 'corner' | 'card' | 'points' | 'games';

/** Thing that happens in an event. */
export interface Incident {
  readonly kind: IncidentKind;
  /** Minute of play, from 1. */
  readonly minute: number;
  /** Counts that it adds to both sides. */
  readonly amount: Pair;
}

/** State of an event at a moment. */
export interface Score {
  /** Score of each side: goals, points, or won sets or maps. */
  readonly home: number;
  readonly away: number;
  /** Part of the event that is played, 0 to 1. */
  readonly progress: number;
  /** Time on the scoreboard (pt-BR). */
  readonly clock: string;
  /** All incidents so far, earliest first. */
  readonly incidents: readonly Incident[];
}

/** Strengths of both sides, in a measure of the sport, for example expected goals. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

/** Final counts that an event can have, with their probability. */
export interface Outcome {
  readonly probability: number;
  readonly counts: Pair;
}

/** Market as a row of a sport's table. Its selections are those of `kind`: see market-kinds.ts. */
export interface MarketRow {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly kind: MarketKind;
  /** Topic of the simulation that decides it. */
  readonly topic: string;
  /** Second topic, for a market about two of them. */
  readonly next?: string;
  /** Lines of totals and handicaps; for `exact` and `number` the largest count with a selection of its own. */
  readonly lines?: readonly number[];
  /** Name of the selection that neither side is ahead. */
  readonly draw?: string;
}

/** Returns rows of markets with the name of their group. */
export const marketGroup = (group: string, rows: readonly Omit<MarketRow, 'group'>[]): MarketRow[] =>
  rows.map((row) => ({ ...row, group }));

/** Kind of a market, which determines its selections and what wins. */
export type MarketKind =
  | 'result'
  | 'winner'
  | 'double'
  | 'total'
  | 'home-total'
  | 'away-total'
  | 'handicap'
  | 'both'
  | 'exact'
  | 'number'
  | 'parity'
  | 'clean-sheet'
  | 'half-full';

/** Simulation of a sport, deterministic for the same random numbers. */
export interface SportSimulation {
  /** Duration in real minutes. */
  readonly minutes: number;
  /** Minutes of play, in which incidents are counted. */
  readonly playedMinutes: number;
  readonly markets: readonly MarketRow[];
  /** Converts the ratings of both sides, each about −1 to 1, to strengths. */
  strengths(home: number, away: number): Strengths;
  /** Returns the score at a real minute after the start. `chance` creates the random numbers of the event, each time the same. */
  scoreAt(strengths: Strengths, chance: () => Random, minute: number): Score;
  /** Returns the final counts that are possible at a score; at the end only those that it has, and none for an unknown topic. */
  outcomes(topic: string, strengths: Strengths, score: Score): readonly Outcome[];
}

/** Score before the start. */
export const START: Score = { home: 0, away: 0, progress: 0, clock: '', incidents: [] };

/** Adds two pairs of home and away. */
export const addPairs = ([home, away]: Pair, other: Pair): Pair => [home + other[0], away + other[1]];

/** Sums the counts of incidents. */
export const sumAmounts = (incidents: readonly Incident[]): Pair => incidents.map(({ amount }) => amount).reduce(addPairs, [0, 0]);
