/** Symbols, the most frequent first. */
export const symbolIds = ['leaf', 'drop', 'moon', 'bell', 'star', 'gem', 'crown', 'wild'] as const;
export type SymbolId = (typeof symbolIds)[number];
/** Symbol that counts as any other. */
export const WILD: SymbolId = 'wild';

/** Number of reels. */
export const REELS = 5;
/** Number of visible symbols on a reel. */
export const ROWS = 3;

/** Payouts of a run of 3, 4 or 5, in thousandths of the whole stake. */
export const pays: Readonly<Record<SymbolId, readonly [number, number, number]>> = {
  leaf: [500, 1600, 5000],
  drop: [500, 1800, 6500],
  moon: [800, 2800, 10_000],
  bell: [1200, 4000, 18_000],
  star: [2500, 9000, 40_000],
  gem: [5000, 20_000, 100_000],
  crown: [10_000, 50_000, 400_000],
  wild: [20_000, 100_000, 1_000_000],
};

/** Highest payout of a round, as a multiple of the stake: that of five wilds on a line. More lines pay no more. */
export const MAX_WIN_MULTIPLIER = 1000;

/** Lines as the row of each reel, from the left; row 0 is at the top. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Chances of the symbols in percent, in the order of `symbolIds`. */
export type Weights = readonly number[];
/** Weights with the highest return to player (RTP). Each round draws these or the low ones, so that a game has an RTP in between. */
export const HIGH_RETURN_WEIGHTS: Weights = [21, 19, 17, 14, 11, 8, 6, 4];
/** Weights with the lowest return to player. */
export const LOW_RETURN_WEIGHTS: Weights = [22, 20, 18, 15, 11, 7, 4, 3];
