import { BALLS, bingoText, type BingoShown, COLUMNS } from '../../../domain/games/bingo';
import { h, render } from '../shared/dom';
import { rulesTextView } from './rules-view';
import { type CreateStage, isMotionReduced } from './stage';

/** Interval between two balls. */
const BALL_MS = 110;

/** Creates a bingo with one card. */
export const createBingo: CreateStage<BingoShown> = ({ root, stake }) => {
  let round: BingoShown = { card: [], balls: [] };
  let drawn = 0;

  function draw() {
    const balls = round.balls.slice(0, drawn);
    const called = new Set(balls);
    const card: readonly (number | undefined)[] = round.card.length === 0 ? Array.from({ length: COLUMNS * 3 }) : round.card;
    render(
      root,
      h('p', { class: 'middle last-ball', 'aria-hidden': 'true' }, drawn === 0 ? '–' : String(balls.at(-1))),
      h(
        'ol',
        { class: 'bingo-card', 'aria-label': 'Cartela' },
        card.map((number) => {
          const isMarked = number !== undefined && called.has(number);
          return h(
            'li',
            { class: isMarked ? 'middle marked' : 'middle' },
            number === undefined ? '' : String(number),
            isMarked && h('span', { class: 'unseen' }, ' marcado'),
          );
        }),
      ),
      h(
        'ol',
        { class: 'board', 'aria-hidden': 'true' },
        Array.from({ length: BALLS }, (_, index) => h('li', { class: called.has(index + 1) ? 'called' : '' }, String(index + 1))),
      ),
    );
  }

  root.className = 'stack table-stage';
  draw();
  return {
    texts: { stake: 'Aposta', start: 'Sortear as bolas', hint: 'Escolha sua aposta e compre a cartela.' },
    nextBet: () => ({ amount: stake(), choice: {} }),
    show: (shown) =>
      new Promise((resolve) => {
        round = shown;
        drawn = isMotionReduced() ? shown.balls.length : 0;
        const next = () => {
          draw();
          if (drawn === shown.balls.length) return resolve();
          drawn += 1;
          setTimeout(next, BALL_MS);
        };
        next();
      }),
    describe: ({ card, balls }) => `${String(card.filter((number) => balls.includes(number)).length)} de 15 números marcados.`,
    rules: rulesTextView(bingoText),
  };
};
