import type { KeyboardEvent, Ref } from 'react';
import { memo, useEffect, useImperativeHandle, useRef, useState } from 'react';

import { CELLS, SIDE } from '@/fairness/mines/odds';
import { classes } from '@/shared/lib/classes';

import { Gem, Mine } from '../art';
import styles from './board.module.css';
import type { CellState } from './cells';
import { cellAfterKey, cellName, DOUBLE_PRESS_MS } from './cells';
import { useStaggeredCells } from './use-staggered-cells';

export interface BoardHandle {
  /** Focuses the last focused cell, at first the middle one. Enter or Space within `DOUBLE_PRESS_MS` then opens no cell. */
  readonly focus: () => void;
}

interface BoardProps {
  /** States of the 25 cells, row by row. */
  states: readonly CellState[];
  /** True while a round is open. */
  canOpen: boolean;
  /** True while a move is in flight, or its outcome unknown. It only marks the board: the handler of `onOpen` must ignore a press then. */
  isBusy: boolean;
  /** Receives the index of a pressed closed cell, from 0 and row by row, while `canOpen`. */
  onOpen: (cell: number) => void;
  ref: Ref<BoardHandle>;
}

const MIDDLE_CELL = Math.floor(CELLS / 2);
const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => row * SIDE + column));

/** Renders an ARIA grid: one Tab stop, arrow keys inside, Enter, Space or a click opens a cell. Many changed cells are shown row by row. */
export function Board({ states, canOpen, isBusy, onOpen, ref }: BoardProps) {
  const [focusedCell, setFocusedCell] = useState(MIDDLE_CELL);
  const board = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const focusedAt = useRef(Number.NEGATIVE_INFINITY);
  const rendered = useStaggeredCells(states);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        focusedAt.current = performance.now();
        cellButton(board.current, focusedCell)?.focus({ preventScroll: true });
      },
    }),
    [focusedCell],
  );
  useEffect(() => {
    if (hasMoved.current) cellButton(board.current, focusedCell)?.focus();
    hasMoved.current = false;
  }, [focusedCell]);

  function onKey(event: KeyboardEvent): void {
    // A double Enter on the stake must not open a cell: the focus moved here in between. Any other key ends this.
    if (event.key !== 'Enter' && event.key !== ' ') focusedAt.current = Number.NEGATIVE_INFINITY;
    else if (performance.now() - focusedAt.current < DOUBLE_PRESS_MS) event.preventDefault();
    const cell = cellContaining(event.target);
    const next = cell === undefined || event.altKey || event.metaKey ? undefined : cellAfterKey(cell, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = next !== focusedCell;
    setFocusedCell(next);
  }

  // The board delegates events, so that a move renders one cell.
  return (
    <div
      ref={board}
      role="grid"
      tabIndex={-1}
      aria-label="Tabuleiro"
      aria-busy={isBusy || undefined}
      className={styles.board}
      onKeyDown={onKey}
      onFocus={({ target }) => setFocusedCell(cellContaining(target) ?? focusedCell)}
      onClick={({ target }) => {
        const cell = cellContaining(target);
        if (cell !== undefined && canOpen && states[cell] === 'closed') onOpen(cell);
      }}
    >
      {ROWS.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((cell) => (
            <Cell key={cell} cell={cell} state={rendered[cell] ?? 'closed'} isTabStop={cell === focusedCell} canOpen={canOpen} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  cell: number;
  state: CellState;
  isTabStop: boolean;
  canOpen: boolean;
}

const Cell = memo(function Cell({ cell, state, isTabStop, canOpen }: CellProps) {
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        data-cell={cell}
        className={classes(styles.cell, styles[state])}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={!canOpen || state !== 'closed' || undefined}
        aria-label={cellName(cell, state)}
      >
        {/* Unopened cells are plain CSS shapes, because two dozen of them appear at once. */}
        {(state === 'gem' || state === 'hit') && <span className={styles.inside}>{state === 'gem' ? <Gem /> : <Mine />}</span>}
        <span className={styles.cover} />
      </button>
    </div>
  );
});

function cellContaining(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  return cell === undefined ? undefined : Number(cell);
}

const cellButton = (board: HTMLElement | null, cell: number) => board?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
