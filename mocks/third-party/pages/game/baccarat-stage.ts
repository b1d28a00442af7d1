import { baccaratText, type Coup, pointsOf, returnOf, spots, winnerOf } from '../../../domain/games/baccarat';
import { h, render } from '../shared/dom';
import { dealCards, drawHand } from './card-drawing';
import { createChips, tableTexts } from './chips';
import { rulesTextView } from './rules-view';
import type { CreateStage } from './stage';

/** Creates a baccarat table. */
export const createBaccarat: CreateStage<Coup> = (options) => {
  const { root } = options;
  const chips = createChips(options, draw);
  let coup: Coup | undefined;
  let isSettled = false;

  function draw() {
    const winner = coup && isSettled ? winnerOf(coup) : undefined;
    const hand = (side: 'player' | 'banker', title: string) =>
      drawHand(title, coup?.[side] ?? [undefined, undefined], coup && isSettled ? pointsOf(coup[side]) : undefined, winner === side);
    render(
      root,
      h('div', { class: 'hands' }, hand('player', 'Jogador'), hand('banker', 'Banca')),
      h(
        'div',
        { class: 'spots', role: 'group', 'aria-label': 'Mesa de apostas' },
        spots.map((spot) =>
          chips.spot(spot, { className: `tall ${spot.id}`, isWon: winner !== undefined && (returnOf(spot.id, winner) ?? 0) > 1000 }),
        ),
      ),
      chips.clear(),
    );
  }

  root.className = 'table-stage';
  draw();
  return {
    texts: { ...tableTexts, start: 'Dar as cartas' },
    nextBet: chips.nextBet,
    async show(shown) {
      coup = shown;
      isSettled = false;
      draw();
      await dealCards(root, 0);
      isSettled = true;
      draw();
    },
    describe: ({ player, banker }) => `Jogador ${String(pointsOf(player))}, banca ${String(pointsOf(banker))}.`,
    rules: rulesTextView(baccaratText),
  };
};
