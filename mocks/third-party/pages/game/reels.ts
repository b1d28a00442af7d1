import { hash } from '../../../domain/random';
import { lines, REELS, ROWS, type SymbolId, symbolIds } from '../../../domain/slot/symbols';
import type { Win } from '../../../domain/slot/find-wins';
import { h, render } from '../shared/dom';
import { drawSymbol, symbolNames } from './drawings';

/** Number of symbols that pass before a reel stops. */
const RUNNING_SYMBOLS = 14;
/** Time until the first reel stops. */
const FIRST_STOP_MS = 900;
/** Time between the stops of two neighbouring reels. */
const STOP_INTERVAL_MS = 160;

/** Reels of a slot. A grid is a list of reels, each with its symbols from top to bottom. */
export interface Reels {
  show(grid: readonly (readonly SymbolId[])[]): void;
  /** Spins the reels. Resolves when all have stopped. */
  spin(grid: readonly (readonly SymbolId[])[]): Promise<void>;
  /** Highlights the symbols of the wins. */
  mark(wins: readonly Win[]): void;
}

/** Returns the grid before the first round, which is always the same for a game. */
export function firstGrid(game: string): SymbolId[][] {
  return Array.from({ length: REELS }, (_, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => symbolIds[(hash(`${game}/${String(reel)}/${String(row)}`) + reel) % symbolIds.length] ?? 'leaf',
    ),
  );
}

/** Creates the reels inside an element. */
export function createReels(root: Element): Reels {
  let shown: readonly (readonly SymbolId[])[] = [];
  let marked = new Set<string>();

  const draw = (above: readonly (readonly SymbolId[])[] = []) => {
    render(
      root,
      shown.map((reel, index) =>
        h(
          'div',
          { class: 'reel' },
          h(
            'div',
            { class: 'strip' },
            reel.map((symbol, row) =>
              h(
                'div',
                {
                  class: marked.has(`${String(index)}:${String(row)}`) ? 'cell won' : 'cell',
                  role: 'img',
                  'aria-label': symbolNames[symbol],
                },
                drawSymbol(symbol),
              ),
            ),
            (above[index] ?? []).map((symbol) => h('div', { class: 'cell', 'aria-hidden': 'true' }, drawSymbol(symbol))),
          ),
        ),
      ),
    );
  };

  return {
    show(grid) {
      shown = grid;
      marked = new Set();
      draw();
    },
    async spin(grid) {
      // The strip starts at its end with the symbols shown so far, and moves down to the result at its top.
      const below = grid.map((_, reel) => [...passingSymbols(reel), ...(shown[reel] ?? [])]);
      shown = grid;
      marked = new Set();
      draw(below);
      const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const strips = [...root.querySelectorAll('.strip')];
      const stops = strips.map((strip, reel) => {
        const share = (RUNNING_SYMBOLS + ROWS) / (RUNNING_SYMBOLS + 2 * ROWS);
        const frames = isMotionReduced
          ? [{ opacity: 0 }, { opacity: 1 }]
          : [{ transform: `translateY(-${String(share * 100)}%)` }, { transform: 'none' }];
        const duration = isMotionReduced ? 240 : FIRST_STOP_MS + reel * STOP_INTERVAL_MS;
        return strip.animate(frames, { duration, easing: isMotionReduced ? 'linear' : 'cubic-bezier(0.3, 0.1, 0.25, 1.02)' }).finished;
      });
      await Promise.all(stops);
      draw();
    },
    mark(wins) {
      marked = new Set(
        wins.flatMap(({ line, count }) => (lines[line] ?? []).slice(0, count).map((row, reel) => `${String(reel)}:${String(row)}`)),
      );
      draw();
    },
  };
}

/** Returns the symbols that pass, whose order has no meaning. */
function passingSymbols(reel: number): SymbolId[] {
  return Array.from({ length: RUNNING_SYMBOLS }, (_, index) => symbolIds[(index * 3 + reel * 5) % symbolIds.length] ?? 'leaf');
}
