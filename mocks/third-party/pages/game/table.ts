import type { Spot } from '../../../domain/games/chips';
import type { RulesText } from '../../../domain/games/round';
import { type Child, h, render } from '../shared/dom';
import { type Chips, createChips, type SpotLook } from './chips';
import { rulesTextView } from './rules-view';
import type { Stage, StageOptions } from './stage';

/** Table on which the player puts chips. */
interface Table<Shown extends object> {
  /** Text of the button that starts a round (pt-BR). */
  readonly start: string;
  /** Draws the table. @param shown last round, if any @param isSettled true once its result can be seen */
  draw(chips: Chips, shown: Shown | undefined, isSettled: boolean): Child;
  /** Animates the wheel, the dice or the cards that decide the round. Resolves when they lie still. */
  move(shown: Shown): Promise<void>;
  /** Describes the result in one sentence (pt-BR). */
  describe(shown: Shown): string;
  readonly rules: RulesText;
}

/** Creates the stage of a table, and draws it into `options.root`. */
export function createTable<Shown extends object>(options: StageOptions, table: Table<Shown>): Stage<Shown> {
  const { root } = options;
  const chips = createChips(options, draw);
  let shown: Shown | undefined;
  let isSettled = false;

  function draw() {
    render(root, table.draw(chips, shown, isSettled));
  }

  root.className = 'stack table-stage';
  draw();
  return {
    texts: { stake: 'Ficha', start: table.start, hint: 'Escolha a ficha e toque onde quer apostar.' },
    nextBet: chips.nextBet,
    async show(next) {
      shown = next;
      isSettled = false;
      draw();
      await table.move(next);
      isSettled = true;
      draw();
    },
    describe: (ended) => table.describe(ended),
    rules: rulesTextView(table.rules),
  };
}

/** Renders a row of spots, and the button that takes all chips away. @param look returns the look of the spot of an id */
export function spotRow(chips: Chips, spots: readonly Spot[], look: (id: string) => SpotLook, className = 'stack spots'): Child {
  return [
    h(
      'div',
      { class: className, role: 'group', 'aria-label': 'Mesa de apostas' },
      spots.map((spot) => chips.spot(spot, look(spot.id))),
    ),
    chips.clear(),
  ];
}
