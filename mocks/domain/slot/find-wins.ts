import { lines, pays, type SymbolId, WILD } from './symbols';

/** Win on one line: its index, the symbol and how often it appears from the left. */
export interface Win {
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  /** Amount in cents. */
  readonly amount: number;
}

/** Finds the best run from the left, and its payout in thousandths of the stake: 0 for fewer than three. A wild counts as the symbol of the run. */
export function payLine(row: readonly SymbolId[]): { symbol: SymbolId; count: number; thousandths: number } {
  const symbol = row.find((one) => one !== WILD) ?? WILD;
  const run = row.findIndex((one) => one !== symbol && one !== WILD);
  const best = pay(symbol, run === -1 ? row.length : run);
  // Wilds alone are compared, because they may pay more.
  const wildRun = row.findIndex((one) => one !== WILD);
  const wild = pay(WILD, wildRun === -1 ? row.length : wildRun);
  return wild.thousandths > best.thousandths ? wild : best;
}

function pay(symbol: SymbolId, count: number) {
  return { symbol, count, thousandths: count < 3 ? 0 : (pays[symbol][count - 3] ?? 0) };
}

/**
 * Finds the winning lines, each amount rounded down to the cent.
 *
 * @param grid reels from the left, each from the top
 * @param stake stake of the whole round, in cents
 */
export function findWins(grid: readonly (readonly SymbolId[])[], stake: number): Win[] {
  return lines.flatMap((rows, line) => {
    const row = rows.map((position, reel) => grid[reel]?.[position]).filter((symbol) => symbol !== undefined);
    const { symbol, count, thousandths } = payLine(row);
    const amount = Math.floor((stake * thousandths) / 1000);
    return amount > 0 ? [{ line, symbol, count, amount }] : [];
  });
}
