import { useEffect, useState } from 'react';

import { afterFrames } from '@/shared/lib/after-frames';

import type { CellState } from './cells';
import { SIDE } from '../odds';

/** A press, and what comes of it, are drawn with the frame that follows. */
const PRESSED: readonly (CellState | undefined)[] = ['opening', 'gem', 'hit'];

/** How many frames apart the rows are: what stands around the board has those between them. */
const FRAMES = 2;

/**
 * What is drawn of the cells: the one that was pressed at once, all others row by row. When a round ends, and when the
 * next one begins, two dozen change, which a slow phone cannot draw in one frame.
 *
 * @param states what the cells have come to
 */
export function useStaggeredCells(states: readonly CellState[]): readonly CellState[] {
  const [before, setBefore] = useState(states);
  const drawn = states.map((state, cell) => (PRESSED.includes(state) || before[cell] === 'opening' ? state : (before[cell] ?? state)));
  if (drawn.some((state, cell) => state !== before[cell])) setBefore(drawn);
  const late = drawn.findIndex((state, cell) => state !== states[cell]);
  useEffect(() => {
    if (late < 0) return undefined;
    const row = rowOf(late);
    return afterFrames(FRAMES, () => setBefore((now) => now.map((state, cell) => (rowOf(cell) === row ? (states[cell] ?? state) : state))));
  }, [late, states]);
  return drawn;
}

const rowOf = (cell: number) => Math.floor(cell / SIDE);
