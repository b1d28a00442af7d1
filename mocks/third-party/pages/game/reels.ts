import { hash } from '../../../db/random';
import { lines, REELS, ROWS, type SymbolId, symbolIds } from '../../slot/symbols';
import type { Win } from '../../slot/wins';
import { h, render } from '../shared/dom';
import { drawing, symbolNames } from './drawings';

/** So many symbols run by before a reel stops. */
const RUN = 14;
const FIRST_STOP_MS = 900;
const BETWEEN_STOPS_MS = 160;

/** The reels on the screen. */
export interface Reels {
  /** Shows a grid at rest. */
  show(grid: readonly (readonly SymbolId[])[]): void;
  /** Runs and stops on a grid; settles when the last reel stands. */
  spin(grid: readonly (readonly SymbolId[])[]): Promise<void>;
  /** Marks the symbols of the lines that pay. */
  mark(wins: readonly Win[]): void;
}

/** What a game shows before its first round: the same every time. */
export function firstGrid(game: string): SymbolId[][] {
  return Array.from({ length: REELS }, (_, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => symbolIds[(hash(`${game}/${String(reel)}/${String(row)}`) + reel) % symbolIds.length] ?? 'leaf',
    ),
  );
}

/** Draws reels in an element. */
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
                drawing(symbol),
              ),
            ),
            (above[index] ?? []).map((symbol) => h('div', { class: 'cell', 'aria-hidden': 'true' }, drawing(symbol))),
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
      // What stood before and what runs by lies below the result, and the strip comes down from there.
      const below = grid.map((_, reel) => [...runBy(reel), ...(shown[reel] ?? [])]);
      shown = grid;
      marked = new Set();
      draw(below);
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const strips = [...root.querySelectorAll('.strip')];
      const stops = strips.map((strip, reel) => {
        const share = (RUN + ROWS) / (RUN + 2 * ROWS);
        const frames = isCalm
          ? [{ opacity: 0 }, { opacity: 1 }]
          : [{ transform: `translateY(-${String(share * 100)}%)` }, { transform: 'none' }];
        const duration = isCalm ? 240 : FIRST_STOP_MS + reel * BETWEEN_STOPS_MS;
        return strip.animate(frames, { duration, easing: isCalm ? 'linear' : 'cubic-bezier(0.3, 0.1, 0.25, 1.02)' }).finished;
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

/** Symbols that run by: they decide nothing, so any order will do. */
function runBy(reel: number): SymbolId[] {
  return Array.from({ length: RUN }, (_, place) => symbolIds[(place * 3 + reel * 5) % symbolIds.length] ?? 'leaf');
}
