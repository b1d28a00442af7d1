import type { Motif } from './words';

export interface Provider {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
}

export interface Category {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
}

/** A game of the catalogue. Stakes are in cents, `rtp` in hundredths of a percent. */
export interface Game {
  id: string;
  name: string;
  slug: string;
  motif: Motif;
  /** The colour of what it is about, in degrees; none where the emblem's own is right. */
  hue: number | undefined;
  provider: Provider;
  category: Category;
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  minBet: number;
  maxBet: number;
  maxWinMultiplier: number;
  /** One game in this many rounds gives the greatest win. */
  maxWinOdds: number;
  daysOld: number;
  isNew: boolean;
  /** The higher, the more it is played; no two games share a value. */
  popularity: number;
}
