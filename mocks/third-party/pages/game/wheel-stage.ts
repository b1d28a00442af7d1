import { returnOf, segments, spots, wheelText } from '../../../domain/games/wheel';
import type { CreateStage } from './stage';
import { createTable, spotRow } from './table';
import { createTurner, drawWheel } from './wheel-drawing';

const wheel = drawWheel(segments.map((pays) => ({ text: String(pays), look: `pays-${String(pays)}` })));

/** Creates a show with a money wheel: spots for chips, and a wheel that turns to the segment of the round, which is an index. */
export const createWheelShow: CreateStage<{ segment: number }> = (options) => {
  const turn = createTurner(options.root, segments.length);
  return createTable(options, {
    start: 'Girar a roda',
    draw(chips, shown, isSettled) {
      const result = shown && isSettled ? segments[shown.segment] : undefined;
      const look = (id: string) => ({ className: `tall pays-${id}`, isWon: result !== undefined && returnOf(id, result) !== 0 });
      return [wheel, spotRow(chips, spots, look)];
    },
    move: ({ segment }) => turn(segment),
    describe: ({ segment }) => `A roda parou no ${String(segments[segment])}.`,
    rules: wheelText,
  });
};
