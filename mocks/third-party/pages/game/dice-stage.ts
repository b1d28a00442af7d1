import { diceText, type playDice, returnOf, spots } from '../../../domain/games/dice';
import type { ShownBy } from '../../../domain/games/round';
import { h } from '../shared/dom';
import { animateAll, type CreateStage } from './stage';
import { createTable, spotRow } from './table';

type Shown = ShownBy<typeof playDice>;

/** Duration of the throw of the first die. Each further one takes 200 ms longer. */
const THROW_MS = 900;
/** Positions of the pips of each face, in a view box of 6. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[3, 3]],
  [
    [1.6, 1.6],
    [4.4, 4.4],
  ],
  [
    [1.6, 1.6],
    [3, 3],
    [4.4, 4.4],
  ],
  [
    [1.6, 1.6],
    [4.4, 1.6],
    [1.6, 4.4],
    [4.4, 4.4],
  ],
  [
    [1.6, 1.6],
    [4.4, 1.6],
    [3, 3],
    [1.6, 4.4],
    [4.4, 4.4],
  ],
  [
    [1.6, 1.4],
    [4.4, 1.4],
    [1.6, 3],
    [4.4, 3],
    [1.6, 4.6],
    [4.4, 4.6],
  ],
];

const drawDie = (value: number) =>
  h(
    'svg',
    { class: 'die', viewBox: '0 0 6 6', role: 'img', 'aria-label': String(value) },
    h('rect', { width: 6, height: 6, rx: 1.1 }),
    (PIPS[value - 1] ?? []).map(([x, y]) => h('circle', { cx: x, cy: y, r: 0.55 })),
  );

/** Creates a table with three dice. */
export const createDice: CreateStage<Shown> = (options) =>
  createTable(options, {
    start: 'Lançar os dados',
    draw(chips, shown, isSettled) {
      const dice: Shown['dice'] = shown?.dice ?? [1, 2, 3];
      const look = (id: string) => ({ className: id.split('-')[0] ?? '', isWon: isSettled && returnOf(id, dice) !== 0 });
      return [h('div', { class: 'dice' }, dice.map(drawDie)), spotRow(chips, spots, look, 'stack spots dice-spots')];
    },
    move: () =>
      animateAll(options.root, '.die', { transform: 'translateY(-60%) rotate(-220deg)', opacity: 0 }, (index) => ({
        duration: THROW_MS + index * 200,
        easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      })),
    describe: ({ dice }) => `Saiu ${dice.join(', ')}: soma ${String(dice.reduce((sum, value) => sum + value, 0))}.`,
    rules: diceText,
  });
