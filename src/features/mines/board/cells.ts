import type { MinesGame } from '@generated/api/model/mines-game';

import { CELLS, SIDE } from '../odds';

/** A second press within this time belongs to the first one. */
export const DOUBLE_PRESS_MS = 500;

/** What a cell shows. `hit` is the mine that ended the game; what was not opened is shown once it has ended. */
export type CellState = 'closed' | 'opening' | 'gem' | 'hit' | 'unopened-gem' | 'unopened-mine';

/**
 * What each of the 25 cells shows.
 *
 * @param game the round on the board; null where there is none
 * @param opening the cell that is on its way to be opened
 */
export function cellStates(game: MinesGame | null, opening: number | undefined): CellState[] {
  return Array.from({ length: CELLS }, (_, cell) => (game === null ? 'closed' : stateOf(game, cell, opening)));
}

function stateOf(game: MinesGame, cell: number, opening: number | undefined): CellState {
  const at = game.revealed.indexOf(cell);
  if (at >= 0) return game.status === 'lost' && at === game.revealed.length - 1 ? 'hit' : 'gem';
  if (game.mine_positions !== null) return game.mine_positions.includes(cell) ? 'unopened-mine' : 'unopened-gem';
  return cell === opening ? 'opening' : 'closed';
}

const WORDS: Readonly<Record<CellState, string>> = {
  closed: 'fechada',
  opening: 'abrindo',
  gem: 'diamante',
  hit: 'mina, encerrou a rodada',
  'unopened-gem': 'não aberta, era diamante',
  'unopened-mine': 'não aberta, era mina',
};

/** Where a cell is, and its state: 'Linha 3, coluna 3: fechada'. */
export function cellName(cell: number, state: CellState): string {
  return `Linha ${Math.floor(cell / SIDE) + 1}, coluna ${(cell % SIDE) + 1}: ${WORDS[state]}`;
}

/**
 * Where a key leads from a cell, as in any grid; nothing wraps around.
 *
 * @returns the cell, or undefined for a key that leads nowhere
 */
export function cellAfterKey(cell: number, key: string, isWide: boolean): number | undefined {
  const row = cell - (cell % SIDE);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(row, cell - 1);
    case 'ArrowRight':
      return Math.min(row + SIDE - 1, cell + 1);
    case 'ArrowUp':
      return cell >= SIDE ? cell - SIDE : cell;
    case 'ArrowDown':
      return cell < CELLS - SIDE ? cell + SIDE : cell;
    case 'Home':
      return isWide ? 0 : row;
    case 'End':
      return isWide ? CELLS - 1 : row + SIDE - 1;
    default:
      return undefined;
  }
}
