// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isGridKey, nextIndex, pagesForRange, scrollDeltaIntoView, visibleRange } from './grid-math';

const phone = { columns: 3, rowStride: 190, gap: 16 };

describe('visibleRange', () => {
  test('includes the visible rows and two below at the top of the list', () => {
    const viewport = { top: -300, bottom: 340 };
    expect(visibleRange(phone, 100, viewport)).toEqual({ from: 0, to: 12, offsetTop: 0, height: 34 * 190 - 16 });
  });

  test('includes two rows above and below in the middle of the list', () => {
    const viewport = { top: 19_000, bottom: 19_600 };
    expect(visibleRange(phone, 100_000, viewport)).toMatchObject({ from: 98 * 3, to: 106 * 3, offsetTop: 98 * 190 });
  });

  test('ends at the last item', () => {
    expect(visibleRange(phone, 100, { top: 6000, bottom: 6800 })).toMatchObject({ to: 100 });
  });

  test.each([0, 1, 2])('includes a whole list of %i items', (total) => {
    expect(visibleRange(phone, total, { top: 0, bottom: 700 })).toMatchObject({ from: 0, to: total, offsetTop: 0 });
  });

  test('includes every visible item of any list', () => {
    const shape = fc.record({ columns: fc.integer({ min: 1, max: 8 }), rowStride: fc.double({ min: 40, max: 400, noNaN: true }) });
    fc.assert(
      fc.property(
        shape,
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(4_000_000),
        fc.integer({ min: 1, max: 3000 }),
        (grid, total, top, viewportHeight) => {
          const bottom = top + viewportHeight;
          const { from, to, offsetTop, height } = visibleRange({ ...grid, gap: 0 }, total, { top, bottom });
          for (let index = 0; index < total; index += Math.max(1, Math.floor(total / 500))) {
            const rowTop = Math.floor(index / grid.columns) * grid.rowStride;
            const isVisible = rowTop < bottom && rowTop + grid.rowStride > top;
            if (isVisible && (index < from || index >= to)) return false;
          }
          return (
            from % grid.columns === 0 &&
            offsetTop === (from / grid.columns) * grid.rowStride &&
            offsetTop < height + 1 &&
            to - from <= (viewportHeight / grid.rowStride + 8) * grid.columns
          );
        },
      ),
    );
  });
});

describe('nextIndex', () => {
  const grid = { columns: 4, total: 22, pageRows: 2 };
  test.each([
    ['ArrowRight', 5, 6],
    ['ArrowRight', 21, 21],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 5, 9],
    // The last row has two items.
    ['ArrowDown', 19, 21],
    ['ArrowDown', 16, 20],
    ['ArrowDown', 21, 21],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 3, 3],
    ['Home', 13, 0],
    ['End', 3, 21],
    ['PageDown', 1, 9],
    ['PageDown', 13, 21],
    ['PageUp', 14, 6],
    ['PageUp', 6, 2],
  ] as const)('%s moves from %i to %i', (key, from, to) => {
    expect(nextIndex(key, from, grid)).toBe(to);
  });

  test('is an index of the list for any key and grid', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp' as const);
    const position = fc.integer({ min: 1, max: 500 }).chain((total) => fc.tuple(fc.constant(total), fc.nat(total - 1)));
    fc.assert(
      fc.property(keys, position, fc.integer({ min: 1, max: 8 }), fc.nat(9), (key, [total, index], columns, pageRows) => {
        if (!isGridKey(key)) return false;
        const next = nextIndex(key, index, { columns, total, pageRows });
        return Number.isInteger(next) && next >= 0 && next < total;
      }),
    );
  });

  test('isGridKey rejects all other keys', () => {
    expect(['Tab', 'Enter', ' ', 'a', 'toString'].filter(isGridKey)).toEqual([]);
  });
});

test('scrollDeltaIntoView returns the smallest distance that makes a row fully visible', () => {
  const viewport = { top: 64, bottom: 700 };
  expect(scrollDeltaIntoView({ top: 100, bottom: 300 }, viewport)).toBe(0);
  expect(scrollDeltaIntoView({ top: 600, bottom: 800 }, viewport)).toBe(100);
  expect(scrollDeltaIntoView({ top: 10, bottom: 210 }, viewport)).toBe(-54);
  expect(scrollDeltaIntoView({ top: 500, bottom: 2000 }, viewport)).toBe(436);
});

test('pagesForRange returns every page that a range touches', () => {
  expect(pagesForRange(0, 48, 48)).toEqual([1]);
  expect(pagesForRange(40, 100, 48)).toEqual([1, 2, 3]);
  expect(pagesForRange(0, 0, 48)).toEqual([1]);
  expect(pagesForRange(99_990, 100_000, 48)).toEqual([2084]);
});
