import { fairNumbers } from './fairness';

/** How many cells the board has, five rows of five. */
export const CELLS = 25;

/** Stakes and payouts of mines. Amounts in cents, the edge of the house in hundredths of a per cent. */
export interface MinesRules {
  minBet: number;
  maxBet: number;
  maxPayout: number;
  edgeBp: number;
}

/** An edge of 1 %; stakes from R$ 0,10 to R$ 2.000,00, payouts of at most R$ 50.000,00. */
export const MINES_RULES: MinesRules = { minBet: 10, maxBet: 200_000, maxPayout: 5_000_000, edgeBp: 100 };

/** What a layout is made from. */
export interface MinesSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/**
 * The cells that hold a mine, in the order in which they are drawn, as `startMinesGame` in openapi/tags/mines.yaml
 * describes it: for each mine the cell at floor(f × pool length) is taken out of the pool of cells 0 to 24.
 *
 * @param mines how many, 1 to 24
 */
export function minePositions(mines: number, { serverSeed, clientSeed, nonce }: MinesSeeds): number[] {
  const pool = Array.from({ length: CELLS }, (_, cell) => cell);
  const numbers = fairNumbers(serverSeed, clientSeed, nonce);
  return Array.from({ length: mines }, () => pool.splice(Math.floor(numbers.next().value * pool.length), 1)).flat();
}

/**
 * The multiplier after so many safe cells, in hundredths: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)), in integers.
 *
 * @param mines m, 1 to 24
 * @param revealed k, 0 to 25 − m; with 0 nothing is multiplied yet and it is 100
 * @param edgeBp the edge of the house in hundredths of a per cent
 */
export function multiplierHundredths(mines: number, revealed: number, edgeBp: number): number {
  if (revealed === 0) return 100;
  const fair = 100n * BigInt(10_000 - edgeBp) * choose(CELLS, revealed);
  return Number(fair / (10_000n * choose(CELLS - mines, revealed)));
}

/**
 * What a stake has become: floor(stake × multiplier), at most the highest payout; nothing before the first cell.
 *
 * @returns cents
 */
export function minesPayout(stake: number, mines: number, revealed: number, { edgeBp, maxPayout }: Omit<MinesRules, 'minBet' | 'maxBet'>) {
  if (revealed === 0) return 0;
  const won = (BigInt(stake) * BigInt(multiplierHundredths(mines, revealed, edgeBp))) / 100n;
  return won > BigInt(maxPayout) ? maxPayout : Number(won);
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(from - index)) / BigInt(index + 1);
  return ways;
}
