import type { Motif } from './name-parts';

export interface Provider {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
  /** Of the third parties, with its games (SPEC B18). */
  page: 'game' | 'plain-game' | 'pragmatic-game';
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
}

/** Bets in cents, `rtp` in hundredths of a percent. */
export interface Game {
  id: string;
  name: string;
  slug: string;
  motif: Motif;
  /** Degrees; undefined for the emblem's own. */
  hue: number | undefined;
  provider: Provider;
  category: Category;
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  minBet: number;
  maxBet: number;
  maxWinMultiplier: number;
  /** The maximum win occurs once in this many rounds. */
  maxWinOdds: number;
  daysOld: number;
  isNew: boolean;
  /** Unique; higher means more popular. */
  popularity: number;
}
