import type { KeyboardEvent, Ref } from 'react';
import { memo, useEffect, useImperativeHandle, useRef, useState } from 'react';

import { classes } from '@/shared/lib/classes';

import { Gem, Mine } from './art';
import styles from './board.module.css';
import type { CellState } from './cells';
import { cellAfterKey, cellName, DOUBLE_PRESS_MS } from './cells';
import { CELLS, SIDE } from '../odds';
import { useStaggeredCells } from './use-staggered-cells';

/** What others may do with the board. */
export interface BoardHandle {
  /** Puts the focus on the cell where it last was. */
  readonly focus: () => void;
}

interface BoardProps {
  states: readonly CellState[];
  /** Whether a round is open, so that closed cells can be opened. */
  canOpen: boolean;
  /** Whether a move is under way. */
  isBusy: boolean;
  /** Called for a closed cell; while another one is on its way it does nothing. */
  onOpen: (cell: number) => void;
  ref: Ref<BoardHandle>;
}

const MIDDLE = Math.floor(CELLS / 2);
const ROWS = Array.from({ length: SIDE }, (_, row) => Array.from({ length: SIDE }, (_, column) => row * SIDE + column));

/** The board as a grid: one stop of the Tab key, arrows inside, Enter opens. */
export function Board({ states, canOpen, isBusy, onOpen, ref }: BoardProps) {
  const [at, setAt] = useState(MIDDLE);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const given = useRef(Number.NEGATIVE_INFINITY);
  const drawn = useStaggeredCells(states);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        given.current = performance.now();
        buttonOf(board.current, at)?.focus({ preventScroll: true });
      },
    }),
    [at],
  );
  useEffect(() => {
    if (moved.current) buttonOf(board.current, at)?.focus();
    moved.current = false;
  }, [at]);

  function onKey(event: KeyboardEvent): void {
    // Enter pressed twice on the stake must not open a cell: the focus came here in between. Who moves on means it.
    if (event.key !== 'Enter' && event.key !== ' ') given.current = Number.NEGATIVE_INFINITY;
    else if (performance.now() - given.current < DOUBLE_PRESS_MS) event.preventDefault();
    const cell = cellOf(event.target);
    const next = cell === undefined || event.altKey || event.metaKey ? undefined : cellAfterKey(cell, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = next !== at;
    setAt(next);
  }

  // The board listens for its cells: what each of them is given changes with the cell alone, and only that one is drawn anew.
  return (
    <div
      ref={board}
      role="grid"
      tabIndex={-1}
      aria-label="Tabuleiro"
      aria-busy={isBusy || undefined}
      className={styles.board}
      onKeyDown={onKey}
      onFocus={({ target }) => setAt(cellOf(target) ?? at)}
      onClick={({ target }) => {
        const cell = cellOf(target);
        if (cell !== undefined && canOpen && states[cell] === 'closed') onOpen(cell);
      }}
    >
      {ROWS.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((cell) => (
            <Cell key={cell} cell={cell} state={drawn[cell] ?? 'closed'} isStop={cell === at} canOpen={canOpen} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  cell: number;
  state: CellState;
  /** Whether the Tab key stops at it. */
  isStop: boolean;
  canOpen: boolean;
}

const Cell = memo(function Cell({ cell, state, isStop, canOpen }: CellProps) {
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        data-cell={cell}
        className={classes(styles.cell, styles[state])}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={!canOpen || state !== 'closed' || undefined}
        aria-label={cellName(cell, state)}
      >
        {ART[state]}
        <span className={styles.cover} />
      </button>
    </div>
  );
});

/** Which cell something in the board belongs to. */
function cellOf(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  return cell === undefined ? undefined : Number(cell);
}

const buttonOf = (board: HTMLElement | null, cell: number) => board?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);

/** What was not opened is a flat shape that the style sheet draws: two dozen of them come within a few frames. */
const ART = {
  closed: null,
  opening: null,
  gem: (
    <span className={styles.inside}>
      <Gem />
    </span>
  ),
  hit: (
    <span className={styles.inside}>
      <Mine />
    </span>
  ),
  'unopened-gem': null,
  'unopened-mine': null,
} as const;
