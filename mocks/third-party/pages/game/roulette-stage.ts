import { colorOf, groupSpots, returnOf, rouletteText, spots, wheelNumbers } from '../../../domain/games/roulette';
import { h, render } from '../shared/dom';
import { createChips, tableTexts } from './chips';
import { rulesTextView } from './rules-view';
import type { CreateStage } from './stage';
import { createTurner, drawWheel } from './wheel-drawing';

const COLOR_NAMES = { green: 'verde', red: 'vermelho', black: 'preto' };
const wheel = drawWheel(wheelNumbers.map((number) => ({ text: String(number), look: colorOf(number) })));
const numbers = spots.slice(0, wheelNumbers.length).toSorted((a, b) => Number(a.id) - Number(b.id));

/** Creates a roulette table: spots for chips, and a wheel that turns to the number of the round. */
export const createRoulette: CreateStage<{ number: number }> = (options) => {
  const { root } = options;
  const chips = createChips(options, draw);
  const turn = createTurner(root, wheelNumbers.length);
  let result: number | undefined;
  const isWon = (id: string) => result !== undefined && returnOf(id, result) !== 0;

  function draw() {
    const [zero, ...others] = numbers.map((spot) => chips.spot(spot, { className: colorOf(Number(spot.id)), isWon: isWon(spot.id) }));
    const group = (start: string) =>
      groupSpots
        .filter(({ id }) => start.split(' ').some((one) => id.startsWith(one)))
        .map((spot) => chips.spot(spot, { className: spot.id, isWon: isWon(spot.id) }));
    render(
      root,
      wheel,
      h(
        'div',
        { class: 'roulette-table', role: 'group', 'aria-label': 'Mesa de apostas' },
        h('div', { class: 'zero' }, zero),
        h('div', { class: 'numbers' }, others),
        h('div', { class: 'columns' }, group('column')),
        h('div', { class: 'dozens' }, group('dozen')),
        h('div', { class: 'halves' }, group('low even red black odd high')),
        chips.clear(),
      ),
    );
  }

  root.className = 'table-stage roulette';
  draw();
  return {
    texts: { ...tableTexts, start: 'Girar a roleta' },
    nextBet: chips.nextBet,
    async show({ number }) {
      result = undefined;
      draw();
      await turn(wheelNumbers.indexOf(number));
      result = number;
      draw();
    },
    describe: ({ number }) => `Saiu ${String(number)} ${COLOR_NAMES[colorOf(number)]}.`,
    rules: rulesTextView(rouletteText),
  };
};
