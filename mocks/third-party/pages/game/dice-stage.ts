import { diceText, type playDice, returnOf, spots } from '../../../domain/games/dice';
import type { ShownBy } from '../../../domain/games/round';
import { h, render } from '../shared/dom';
import { createChips, tableTexts } from './chips';
import { rulesTextView } from './rules-view';
import { type CreateStage, isMotionReduced } from './stage';

type Shown = ShownBy<typeof playDice>;

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
export const createDice: CreateStage<Shown> = (options) => {
  const { root } = options;
  const chips = createChips(options, draw);
  let dice: Shown['dice'] = [1, 2, 3];
  let isSettled = false;

  function draw() {
    render(
      root,
      h('div', { class: 'dice' }, dice.map(drawDie)),
      h(
        'div',
        { class: 'spots dice-spots', role: 'group', 'aria-label': 'Mesa de apostas' },
        spots.map((spot) =>
          chips.spot(spot, { className: spot.id.split('-')[0] ?? '', isWon: isSettled && returnOf(spot.id, dice) !== 0 }),
        ),
      ),
      chips.clear(),
    );
  }

  root.className = 'table-stage';
  draw();
  return {
    texts: { ...tableTexts, start: 'Lançar os dados' },
    nextBet: chips.nextBet,
    async show(shown) {
      isSettled = false;
      ({ dice } = shown);
      draw();
      const frames = [
        { transform: 'translateY(-60%) rotate(-220deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      const throws = [...root.querySelectorAll('.die')].map(
        (die, index) =>
          die.animate(frames, { duration: isMotionReduced() ? 0 : THROW_MS + index * 200, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' })
            .finished,
      );
      await Promise.all(throws);
      isSettled = true;
      draw();
    },
    describe: (shown) => `Saiu ${shown.dice.join(', ')}: soma ${String(shown.dice.reduce((sum, value) => sum + value, 0))}.`,
    rules: rulesTextView(diceText),
  };
};
