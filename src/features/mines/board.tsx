import type { KeyboardEvent } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';

import { classes } from '@/shared/lib/classes';
import { Hidden } from '@/shared/ui/hidden';

import { Gem, Mine, Outline } from './art';
import styles from './board.module.css';
import type { CellState } from './cells';
import { cellAfter, cellName } from './cells';
import { CELLS, SIDE } from './odds';

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
  const cells = useRef<(HTMLButtonElement | null)[]>([]);
  const moved = useRef(false);

  useImperativeHandle(ref, () => ({ focus: () => cells.current[at]?.focus({ preventScroll: true }) }), [at]);
  useEffect(() => {
    if (moved.current) cells.current[at]?.focus();
    moved.current = false;
  }, [at]);

  function onKey(event: KeyboardEvent, cell: number): void {
    const next = event.altKey || event.metaKey ? undefined : cellAfter(cell, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = next !== at;
    setAt(next);
  }

  return (
    <div
      role="grid"
      aria-label="Tabuleiro"
      aria-busy={isBusy || undefined}
      className={classes(styles.board, isOver(states) && styles.over)}
    >
      {ROWS.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((cell) => {
            const state = states[cell] ?? 'closed';
            return (
              <div key={cell} role="gridcell" className={styles.place}>
                <button
                  ref={(element) => {
                    cells.current[cell] = element;
                  }}
                  type="button"
                  className={classes(styles.cell, styles[state])}
                  tabIndex={cell === at ? 0 : -1}
                  aria-disabled={!canOpen || state !== 'closed' || undefined}
                  onFocus={() => setAt(cell)}
                  onKeyDown={(event) => onKey(event, cell)}
                  onClick={() => {
                    if (canOpen && state === 'closed') onOpen(cell);
                  }}
                >
                  <Content state={state} />
                  <span className={styles.cover} />
                  <Hidden>{cellName(cell, state)}</Hidden>
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Whether what was not opened is shown. */
const isOver = (states: readonly CellState[]) => states.some((state) => state === 'unopened-gem' || state === 'unopened-mine');

function Content({ state }: { state: CellState }) {
  if (state === 'closed' || state === 'opening') return null;
  return <span className={styles.inside}>{ART[state]}</span>;
}

const ART = {
  gem: <Gem />,
  hit: <Mine />,
  'unopened-gem': <Outline of="gem" />,
  'unopened-mine': <Outline of="mine" />,
} as const;
