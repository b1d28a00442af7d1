import type { MinesGame } from '@generated/api/model/mines-game';

import { CELLS, SIDE } from '@/fairness/mines/odds';

/** Time in ms after a press within which another one belongs to it, such as that of a double click. */
export const DOUBLE_PRESS_MS = 500;

/** State of a cell: `hit` is the mine that ended the round, `unopened-…` is revealed after the end. */
export type CellState = 'closed' | 'opening' | 'gem' | 'hit' | 'unopened-gem' | 'unopened-mine';

/**
 * Returns the states of the 25 cells, row by row.
 *
 * @param game null if there is no round
 * @param opening cell of the reveal in flight
 */
export function cellStates(game: MinesGame | null, opening: number | undefined): CellState[] {
  return Array.from({ length: CELLS }, (_, cell) => (game === null ? 'closed' : cellState(game, cell, opening)));
}

function cellState(game: MinesGame, cell: number, opening: number | undefined): CellState {
  const order = game.revealed.indexOf(cell);
  if (order >= 0) return game.status === 'lost' && order === game.revealed.length - 1 ? 'hit' : 'gem';
  if (game.mine_positions !== null) return game.mine_positions.includes(cell) ? 'unopened-mine' : 'unopened-gem';
  return cell === opening ? 'opening' : 'closed';
}

const STATE_LABELS: Readonly<Record<CellState, string>> = {
  closed: 'fechada',
  opening: 'abrindo',
  gem: 'diamante',
  hit: 'mina, encerrou a rodada',
  'unopened-gem': 'não aberta, era diamante',
  'unopened-mine': 'não aberta, era mina',
};

/** Names a cell, by its index from 0: 'Linha 3, coluna 3: fechada'. */
export function cellName(cell: number, state: CellState): string {
  return `Linha ${Math.floor(cell / SIDE) + 1}, coluna ${(cell % SIDE) + 1}: ${STATE_LABELS[state]}`;
}

/**
 * Returns the cell to which a key moves the focus; the same cell at an edge, undefined for a key that does not move it.
 *
 * @param isWide true with Ctrl: Home and End go to the corners
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
