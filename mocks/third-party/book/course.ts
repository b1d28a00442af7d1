import type { Random } from '../../db/random';

/** Where an event stands. */
export interface Score {
  readonly home: number;
  readonly away: number;
  /** How far it is, 0 to 1. */
  readonly progress: number;
  /** What a scoreboard says of the time (pt-BR). */
  readonly clock: string;
}

/** What each of two sides is expected to do. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

/** What can be bet on: the fair probability of each selection, in the order in which they are shown. */
export interface FairMarket {
  readonly id: string;
  readonly name: string;
  readonly selections: readonly { readonly id: string; readonly name: string; readonly probability: number }[];
}

/** How a kind of sport goes. The same chance gives the same course. */
export interface Course {
  /** Real minutes from start to end. */
  readonly minutes: number;
  /** How strong two sides are, from their ratings of −1 to 1. */
  strengths(home: number, away: number): Strengths;
  /** The score after so many real minutes. */
  scoreAt(strengths: Strengths, chance: () => Random, minute: number): Score;
  /** The probabilities of what is still open, from a score. */
  markets(strengths: Strengths, score: Score, sides: readonly [string, string]): readonly FairMarket[];
  /** Which selection of a market a final score makes right; undefined for a market that it does not have. */
  winner(market: string, score: Score, strengths: Strengths): string | undefined;
}

/** Over or under a line, as a market. */
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
