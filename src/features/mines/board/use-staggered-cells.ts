import { useEffect, useState } from 'react';

import { afterFrames } from '@/shared/lib/after-frames';

import type { CellState } from './cells';
import { SIDE } from '../odds';

/** States that are rendered immediately: a press and its result. */
const IMMEDIATE_STATES: readonly (CellState | undefined)[] = ['opening', 'gem', 'hit'];

/** Frames between two rows, in which the parts around the board render. */
const FRAMES_PER_ROW = 2;

/**
 * Returns the states to render: pressed cells at once, all others row by row. About two dozen cells change at the start and end
 * of a round, which a slow phone cannot render in one frame.
 *
 * @param states the current states
 */
export function useStaggeredCells(states: readonly CellState[]): readonly CellState[] {
  const [previous, setPrevious] = useState(states);
  const rendered = states.map((state, cell) =>
    IMMEDIATE_STATES.includes(state) || previous[cell] === 'opening' ? state : (previous[cell] ?? state),
  );
  if (rendered.some((state, cell) => state !== previous[cell])) setPrevious(rendered);
  const pending = rendered.findIndex((state, cell) => state !== states[cell]);
  useEffect(() => {
    if (pending < 0) return undefined;
    const row = rowOf(pending);
    return afterFrames(FRAMES_PER_ROW, () =>
      setPrevious((now) => now.map((state, cell) => (rowOf(cell) === row ? (states[cell] ?? state) : state))),
    );
  }, [pending, states]);
  return rendered;
}

const rowOf = (cell: number) => Math.floor(cell / SIDE);
