import { colorOf, groupSpots, returnOf, rouletteText, spots, wheelNumbers } from '../../../domain/games/roulette';
import { h } from '../shared/dom';
import type { CreateStage } from './stage';
import { createTable } from './table';
import { createTurner, drawWheel } from './wheel-drawing';

const COLOR_NAMES = { green: 'verde', red: 'vermelho', black: 'preto' };
const wheel = drawWheel(wheelNumbers.map((number) => ({ text: String(number), look: colorOf(number) })));
/** Spots of the single numbers, ascending from zero. */
const numbers = spots.slice(0, wheelNumbers.length).toSorted((a, b) => Number(a.id) - Number(b.id));

/** Creates a roulette table: spots for chips, and a wheel that turns to the number of the round. */
export const createRoulette: CreateStage<{ number: number }> = (options) => {
  const turn = createTurner(options.root, wheelNumbers.length);
  return createTable(options, {
    start: 'Girar a roleta',
    draw(chips, shown, isSettled) {
      const isWon = (id: string) => shown !== undefined && isSettled && returnOf(id, shown.number) !== 0;
      const [zero, ...others] = numbers.map((spot) => chips.spot(spot, { className: colorOf(Number(spot.id)), isWon: isWon(spot.id) }));
      const group = (start: string) =>
        groupSpots
          .filter(({ id }) => start.split(' ').some((one) => id.startsWith(one)))
          .map((spot) => chips.spot(spot, { className: spot.id, isWon: isWon(spot.id) }));
      return [
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
      ];
    },
    move: ({ number }) => turn(wheelNumbers.indexOf(number)),
    describe: ({ number }) => `Saiu ${String(number)} ${COLOR_NAMES[colorOf(number)]}.`,
    rules: rouletteText,
  });
};
