import type { GameKind } from '../../domain/games/round';

/** Category of games. The ids 1 (slots) and 2 (live casino) have pages of their own (SPEC R8, R9). */
export interface CategorySeed {
  id: string;
  name: string;
  slug: string;
  /** Share of the games, per mille. */
  share: number;
  /** Smallest bets of its games, in cents. */
  minBets: readonly number[];
  /** Kind of its games; undefined for live casino, whose tables are of several kinds. */
  kind?: GameKind;
  /** Bounds of the return to player in hundredths of a percent, unless the rules of the kind fix it. */
  rtp?: readonly [number, number];
}

/** All categories. Their shares add up to 1,000. */
export const CATEGORIES: readonly CategorySeed[] = [
  { id: '1', name: 'Slots', slug: 'slots', kind: 'slot', share: 480, minBets: [10, 20, 25, 40, 50, 100], rtp: [9250, 9720] },
  { id: '2', name: 'Cassino ao vivo', slug: 'live', share: 90, minBets: [100, 250, 500, 1000] },
  { id: '3', name: 'Crash', slug: 'crash', kind: 'crash', share: 45, minBets: [10, 50, 100], rtp: [9600, 9900] },
  { id: '4', name: 'Roleta', slug: 'roleta', kind: 'roulette', share: 40, minBets: [50, 100, 200] },
  { id: '5', name: 'Blackjack', slug: 'blackjack', kind: 'blackjack', share: 35, minBets: [100, 200, 500] },
  { id: '6', name: 'Bacará', slug: 'bacara', kind: 'baccarat', share: 25, minBets: [100, 200, 500] },
  { id: '7', name: 'Bingo', slug: 'bingo', kind: 'bingo', share: 45, minBets: [10, 20, 50], rtp: [9000, 9500] },
  { id: '8', name: 'Raspadinhas', slug: 'raspadinhas', kind: 'scratch', share: 40, minBets: [50, 100, 200], rtp: [9000, 9550] },
  { id: '9', name: 'Jogos de mesa', slug: 'mesas', kind: 'dice', share: 40, minBets: [50, 100, 200] },
  { id: '10', name: 'Jackpots', slug: 'jackpots', kind: 'slot', share: 60, minBets: [25, 50, 100], rtp: [9100, 9500] },
  { id: '11', name: 'Cascata', slug: 'cascata', kind: 'slot', share: 60, minBets: [20, 40, 60], rtp: [9400, 9680] },
  { id: '12', name: 'Pescaria', slug: 'pescaria', kind: 'slot', share: 40, minBets: [10, 20, 50], rtp: [9300, 9650] },
];
