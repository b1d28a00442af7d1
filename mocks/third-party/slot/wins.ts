import { lines, pays, type SymbolId, WILD } from './symbols';

/** A line that pays. */
export interface Win {
  /** Which line, from 0. */
  readonly line: number;
  readonly symbol: SymbolId;
  /** How many from the left. */
  readonly count: number;
  /** Cents. */
  readonly amount: number;
}

/** What a line shows and pays: the run from the left, wild ones standing for the symbol that they meet. */
export function linePay(row: readonly SymbolId[]): { symbol: SymbolId; count: number; thousandths: number } {
  const symbol = row.find((one) => one !== WILD) ?? WILD;
  const run = row.findIndex((one) => one !== symbol && one !== WILD);
  const best = pay(symbol, run === -1 ? row.length : run);
  // Wild ones in front may be worth more by themselves.
  const wildRun = row.findIndex((one) => one !== WILD);
  const wild = pay(WILD, wildRun === -1 ? row.length : wildRun);
  return wild.thousandths > best.thousandths ? wild : best;
}

function pay(symbol: SymbolId, count: number) {
  return { symbol, count, thousandths: count < 3 ? 0 : (pays[symbol][count - 3] ?? 0) };
}

/**
 * The lines of a grid that pay, each rounded down to the cent.
 *
 * @param grid reels from the left, each from the top
 * @param stake cents
 */
export function winsOf(grid: readonly (readonly SymbolId[])[], stake: number): Win[] {
  return lines.flatMap((rows, line) => {
    const row = rows.map((place, reel) => grid[reel]?.[place]).filter((symbol) => symbol !== undefined);
    const { symbol, count, thousandths } = linePay(row);
    const amount = Math.floor((stake * thousandths) / 1000);
    return amount > 0 ? [{ line, symbol, count, amount }] : [];
  });
}
