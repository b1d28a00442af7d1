import { drawNumbers } from '../fairness';

/** Number of cells of the board, which are counted from 0. */
export const CELL_COUNT = 25;

/**
 * Rules of the stand-in, with amounts in cents and the house edge in basis points: an edge of 1 %, stakes of R$ 0,10 to R$ 2.000,00, and
 * payouts up to R$ 50.000,00.
 */
export const MINES_RULES = { minBet: 10, maxBet: 200_000, maxPayout: 5_000_000, edgeBp: 100 };

export type MinesRules = typeof MINES_RULES;

/** Inputs from which the positions of the mines are computed: the seeds of operator and player, and the number of the player's game. */
export interface MinesSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/**
 * Returns the cells of 1 to 24 mines in drawing order (`startMinesGame` in openapi/tags/mines.yaml). Each mine
 * takes the cell at index floor(f × pool length), where f is the next fair number in [0, 1), from the pool of cells that are left
 * (SPEC G2).
 */
export function minePositions(mines: number, { serverSeed, clientSeed, nonce }: MinesSeeds): number[] {
  const pool = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const numbers = drawNumbers(mines, serverSeed, clientSeed, nonce);
  return numbers.flatMap((number) => pool.splice(Math.floor(number * pool.length), 1));
}

/**
 * Returns the multiplier in hundredths, in integer arithmetic: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)).
 *
 * @param mines m, 1 to 24
 * @param revealed k, 0 to 25 − m; 0 gives 100
 * @param edgeBp basis points
 */
export function multiplierHundredths(mines: number, revealed: number, edgeBp: number): number {
  if (revealed === 0) return 100;
  const fair = 100n * BigInt(10_000 - edgeBp) * binomial(CELL_COUNT, revealed);
  return Number(fair / (10_000n * binomial(CELL_COUNT - mines, revealed)));
}

/** Returns the current payout in cents: floor(stake × multiplier), capped; 0 before the first cell. */
export function minesPayout(stake: number, mines: number, revealed: number, { edgeBp, maxPayout }: Omit<MinesRules, 'minBet' | 'maxBet'>) {
  if (revealed === 0) return 0;
  const won = (BigInt(stake) * BigInt(multiplierHundredths(mines, revealed, edgeBp))) / 100n;
  return won > BigInt(maxPayout) ? maxPayout : Number(won);
}

function binomial(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}
