import { hash } from '../../../domain/random';
import type { Spin } from '../../../domain/slot/spin';
import { lines, pays, REELS, ROWS, type SymbolId, symbolIds } from '../../../domain/slot/symbols';
import { type Child, h, render } from '../shared/dom';
import { drawSymbol, symbolNames } from './drawings';
import { formatMultiple } from './rules-view';
import { type CreateStage, isMotionReduced } from './stage';

/** Number of symbols that pass before a reel stops. */
const RUNNING_SYMBOLS = 14;
/** Time until the first reel stops. */
const FIRST_STOP_MS = 900;
/** Time between the stops of two neighbouring reels. */
const STOP_INTERVAL_MS = 160;

/** Reels from the left, each with its symbols from the top. */
type Grid = Spin['grid'];

/** Returns the grid before the first round, which is always the same for a game. */
function firstGrid(game: string): Grid {
  return Array.from({ length: REELS }, (_, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => symbolIds[(hash(`${game}/${String(reel)}/${String(row)}`) + reel) % symbolIds.length] ?? 'leaf',
    ),
  );
}

/** Creates a slot. Its `show` resolves once the reels have stopped and the wins are marked. */
export const createSlot: CreateStage<Spin> = ({ root, game, stake }) => {
  let shown = firstGrid(game);
  let marked = new Set<string>();

  const draw = (above: Grid = []) => {
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
                  class: marked.has(`${String(index)}:${String(row)}`) ? 'middle cell won' : 'middle cell',
                  role: 'img',
                  'aria-label': symbolNames[symbol],
                },
                drawSymbol(symbol),
              ),
            ),
            (above[index] ?? []).map((symbol) => h('div', { class: 'middle cell', 'aria-hidden': 'true' }, drawSymbol(symbol))),
          ),
        ),
      ),
    );
  };

  root.className = 'reels';
  draw();
  return {
    texts: { stake: 'Aposta', start: 'Girar', hint: 'Escolha sua aposta e gire.' },
    nextBet: () => ({ amount: stake(), choice: {} }),
    async show({ grid, wins }) {
      // The strip starts at its end with the symbols shown so far, and moves down to the result at its top.
      const below = grid.map((_, reel) => [...passingSymbols(reel), ...(shown[reel] ?? [])]);
      shown = grid;
      marked = new Set();
      draw(below);
      const strips = [...root.querySelectorAll('.strip')];
      const stops = strips.map((strip, reel) => {
        const share = (RUNNING_SYMBOLS + ROWS) / (RUNNING_SYMBOLS + 2 * ROWS);
        const frames = isMotionReduced()
          ? [{ opacity: 0 }, { opacity: 1 }]
          : [{ transform: `translateY(-${String(share * 100)}%)` }, { transform: 'none' }];
        const duration = isMotionReduced() ? 240 : FIRST_STOP_MS + reel * STOP_INTERVAL_MS;
        return strip.animate(frames, { duration, easing: isMotionReduced() ? 'linear' : 'cubic-bezier(0.3, 0.1, 0.25, 1.02)' }).finished;
      });
      await Promise.all(stops);
      marked = new Set(
        wins.flatMap(({ line, count }) => (lines[line] ?? []).slice(0, count).map((row, reel) => `${String(reel)}:${String(row)}`)),
      );
      draw();
    },
    rules: rulesView(),
  };
};

/** Renders the rules with the payouts of each symbol. */
function rulesView(): Child {
  const heads = ['Símbolo', '3', '4', '5'].map((text) => h('th', { scope: 'col' }, text));
  const rows = [...symbolIds].reverse().map((symbol) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, drawSymbol(symbol), symbolNames[symbol]),
      pays[symbol].map((pay) => h('td', {}, formatMultiple(pay / 1000))),
    ),
  );
  return [
    h(
      'p',
      { class: 'quiet' },
      `Ganham três ou mais símbolos iguais, a partir da esquerda, em uma das ${String(lines.length)} linhas. O curinga vale por qualquer símbolo. Os prêmios são múltiplos da aposta e se somam.`,
    ),
    h('table', {}, h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rows)),
  ];
}

/** Returns the symbols that pass, whose order has no meaning. */
function passingSymbols(reel: number): SymbolId[] {
  return Array.from({ length: RUNNING_SYMBOLS }, (_, index) => symbolIds[(index * 3 + reel * 5) % symbolIds.length] ?? 'leaf');
}
