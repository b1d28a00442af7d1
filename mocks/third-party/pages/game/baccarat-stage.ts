import { baccaratText, type Coup, pointsOf, returnOf, spots, winnerOf } from '../../../domain/games/baccarat';
import { h } from '../shared/dom';
import { dealCards, drawHand } from './card-drawing';
import type { CreateStage } from './stage';
import { createTable, spotRow } from './table';

/** Creates a baccarat table: spots for chips, and the hands of the player and of the banker. */
export const createBaccarat: CreateStage<Coup> = (options) =>
  createTable(options, {
    start: 'Dar as cartas',
    draw(chips, coup, isSettled) {
      const winner = coup && isSettled ? winnerOf(coup) : undefined;
      const hand = (side: 'player' | 'banker', title: string) =>
        drawHand(title, coup?.[side] ?? [undefined, undefined], coup && isSettled ? pointsOf(coup[side]) : undefined, winner === side);
      return [
        h('div', { class: 'stack hands' }, hand('player', 'Jogador'), hand('banker', 'Banca')),
        spotRow(chips, spots, (id) => ({
          className: `tall ${id}`,
          isWon: winner !== undefined && (returnOf(id, winner) ?? 0) > 1000,
        })),
      ];
    },
    move: () => dealCards(options.root, 0),
    describe: ({ player, banker }) => `Jogador ${String(pointsOf(player))}, banca ${String(pointsOf(banker))}.`,
    rules: baccaratText,
  });
