import type { GameKind } from '../../domain/games/round';
import type { Motif } from './name-parts';

/** Studio that makes games. */
export interface Provider {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
  /** Page of the third parties with its games (SPEC B18); `plain-game` sends the site no messages, `pragmatic-game` its own kind. */
  page: 'game' | 'plain-game' | 'pragmatic-game';
}

/** Category of games, with the number of its games. */
export interface Category {
  id: string;
  name: string;
  slug: string;
  gamesCount: number;
}

/** Game with bets in cents and `rtp` in hundredths of a percent. */
export interface Game {
  id: string;
  name: string;
  slug: string;
  /** Kind of its rules. */
  kind: GameKind;
  motif: Motif;
  /** Hue in degrees; undefined for the emblem's own. */
  hue: number | undefined;
  provider: Provider;
  category: Category;
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  minBet: number;
  maxBet: number;
  /** Highest prize, in stakes. */
  maxWinMultiplier: number;
  /** Rounds in which the maximum win occurs once. */
  maxWinOdds: number;
  daysOld: number;
  isNew: boolean;
  /** Reason why the operator points the game out; undefined for most games. */
  highlight: 'hot' | 'exclusive' | undefined;
  /** Rank of the game: unique, higher means more popular. */
  popularity: number;
}
