import { returnOf, segments, spots, wheelText } from '../../../domain/games/wheel';
import { h, render } from '../shared/dom';
import { createChips, tableTexts } from './chips';
import { rulesTextView } from './rules-view';
import type { CreateStage } from './stage';
import { createTurner, drawWheel } from './wheel-drawing';

const wheel = drawWheel(segments.map((pays) => ({ text: String(pays), look: `pays-${String(pays)}` })));

/** Creates a show with a money wheel. */
export const createWheelShow: CreateStage<{ segment: number }> = (options) => {
  const { root } = options;
  const chips = createChips(options, draw);
  const turn = createTurner(root, segments.length);
  let result: number | undefined;

  function draw() {
    render(
      root,
      wheel,
      h(
        'div',
        { class: 'spots', role: 'group', 'aria-label': 'Mesa de apostas' },
        spots.map((spot) =>
          chips.spot(spot, { className: `tall pays-${spot.id}`, isWon: result !== undefined && returnOf(spot.id, result) !== 0 }),
        ),
      ),
      chips.clear(),
    );
  }

  root.className = 'table-stage';
  draw();
  return {
    texts: { ...tableTexts, start: 'Girar a roda' },
    nextBet: chips.nextBet,
    async show({ segment }) {
      result = undefined;
      draw();
      await turn(segment);
      result = segments[segment];
      draw();
    },
    describe: ({ segment }) => `A roda parou no ${String(segments[segment])}.`,
    rules: rulesTextView(wheelText),
  };
};
