import type { Random } from '../../db/random';

export interface Score {
  readonly home: number;
  readonly away: number;
  /** 0 to 1. */
  readonly progress: number;
  /** Scoreboard time (pt-BR). */
  readonly clock: string;
}

/** For example expected goals. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

export interface FairMarket {
  readonly id: string;
  readonly name: string;
  readonly selections: readonly { readonly id: string; readonly name: string; readonly probability: number }[];
}

/** Deterministic for the same random numbers. */
export interface SportSimulation {
  /** Real minutes. */
  readonly minutes: number;
  /** Converts ratings from −1 to 1. */
  strengths(home: number, away: number): Strengths;
  scoreAt(strengths: Strengths, chance: () => Random, minute: number): Score;
  markets(strengths: Strengths, score: Score, sides: readonly [string, string]): readonly FairMarket[];
  /** Undefined for an unknown market. */
  winner(market: string, score: Score, strengths: Strengths): string | undefined;
}

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
