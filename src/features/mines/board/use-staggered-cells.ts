import { useEffect, useState } from 'react';

import { SIDE } from '@/fairness/mines/odds';
import { afterFrames } from '@/shared/lib/after-frames';

import type { CellState } from './cells';

/** States of a pressed cell and of its result, which are shown without delay. */
const IMMEDIATE_STATES: readonly (CellState | undefined)[] = ['opening', 'gem', 'hit'];

/** Frames between two rows, in which the parts around the board render. */
const FRAMES_PER_ROW = 2;

/**
 * Returns the states to render: those of pressed cells at once, others row by row, two frames apart, because a slow phone cannot render two
 * dozen changes in one frame.
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
    const row = rowIndex(pending);
    return afterFrames(FRAMES_PER_ROW, () =>
      setPrevious((now) => now.map((state, cell) => (rowIndex(cell) === row ? (states[cell] ?? state) : state))),
    );
  }, [pending, states]);
  return rendered;
}

const rowIndex = (cell: number) => Math.floor(cell / SIDE);
