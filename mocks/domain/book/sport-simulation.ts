import type { Random } from '../random';

/** State of an event at a moment. */
export interface Score {
  readonly home: number;
  readonly away: number;
  /** Part of the event that is played, 0 to 1. */
  readonly progress: number;
  /** Time on the scoreboard (pt-BR). */
  readonly clock: string;
}

/** Strengths of both sides, in a measure of the sport, for example expected goals. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

/** Market with the true probabilities, from which odds are computed. */
export interface FairMarket {
  readonly id: string;
  readonly name: string;
  readonly selections: readonly { readonly id: string; readonly name: string; readonly probability: number }[];
}

/** Simulation of a sport, deterministic for the same random numbers. */
export interface SportSimulation {
  /** Duration in real minutes. */
  readonly minutes: number;
  /** Converts the ratings of both sides, each from −1 to 1, to strengths. */
  strengths(home: number, away: number): Strengths;
  /** Returns the score at a real minute after the start. `chance` creates the random numbers of the event, each time the same. */
  scoreAt(strengths: Strengths, chance: () => Random, minute: number): Score;
  /** Returns the markets at a score. `sides` are the names of home and away. */
  markets(strengths: Strengths, score: Score, sides: readonly [string, string]): readonly FairMarket[];
  /** Returns the winner of a market; undefined for an unknown one. */
  winner(market: string, score: Score, strengths: Strengths): string | undefined;
}

/** Creates a market of a total above or below a line; `over` is the probability of more. */
export function overUnder(id: string, name: string, line: number, over: number): FairMarket {
  const label = line.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
  return {
    id,
    name,
    selections: [
      { id: 'over', name: `Mais de ${label}`, probability: over },
      { id: 'under', name: `Menos de ${label}`, probability: 1 - over },
    ],
  };
}
