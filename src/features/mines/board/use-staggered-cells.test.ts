import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { CellState } from './cells';
import { useStaggeredCells } from './use-staggered-cells';

let waiting: Map<number, FrameRequestCallback>;
beforeEach(() => {
  waiting = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waiting.set((last += 1), callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

const frame = () =>
  act(() => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(0);
  });

const all = (state: CellState) => Array.from({ length: 25 }, () => state);
const withCell = (states: CellState[], cell: number, state: CellState) => states.with(cell, state);
const renderCells = (states: CellState[]) => renderHook((now: CellState[]) => useStaggeredCells(now), { initialProps: states });
const rowsInState = (states: readonly CellState[], state: CellState) =>
  [0, 1, 2, 3, 4].filter((row) => states.slice(row * 5, row * 5 + 5).every((cell) => cell === state));

test('a pressed cell is rendered at once', () => {
  const { result, rerender } = renderCells(all('closed'));
  rerender(withCell(all('closed'), 7, 'opening'));
  expect(result.current[7]).toBe('opening');
  rerender(withCell(all('closed'), 7, 'gem'));
  expect(result.current).toEqual(withCell(all('closed'), 7, 'gem'));
  expect(waiting.size).toBe(0);
});

test('a cell whose reveal failed closes at once', () => {
  const { result, rerender } = renderCells(withCell(all('closed'), 7, 'opening'));
  rerender(all('closed'));
  expect(result.current).toEqual(all('closed'));
});

test('the mine that ends a round is rendered at once, the unopened cells row by row', () => {
  const { result, rerender } = renderCells(withCell(all('closed'), 24, 'opening'));
  const ended = withCell(all('unopened-gem'), 24, 'hit');
  rerender(ended);
  expect(result.current).toEqual(withCell(all('closed'), 24, 'hit'));
  const seen: number[] = [];
  for (let frames = 0; frames < 20 && seen.at(-1) !== 4; frames += 1) {
    frame();
    seen.push(rowsInState(result.current, 'unopened-gem').length);
  }
  // Each frame shows at most one row.
  for (const [index, rows] of seen.entries()) expect(rows - (seen[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  frame();
  frame();
  expect(result.current).toEqual(ended);
});

test('the next round closes the board row by row, and a pressed cell does not wait', () => {
  const { result, rerender } = renderCells(withCell(all('unopened-gem'), 0, 'gem'));
  rerender(all('closed'));
  frame();
  frame();
  expect(rowsInState(result.current, 'closed')).toEqual([0]);
  rerender(withCell(all('closed'), 20, 'opening'));
  expect(result.current[20]).toBe('opening');
  for (let frames = 0; frames < 10; frames += 1) frame();
  expect(result.current).toEqual(withCell(all('closed'), 20, 'opening'));
});

test('an unmounted board schedules no frames', () => {
  const { rerender, unmount } = renderCells(all('unopened-gem'));
  rerender(all('closed'));
  unmount();
  expect(waiting.size).toBe(0);
});
