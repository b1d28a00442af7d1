import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isGridKey, pagesForRange, visibleRange, nextIndex, scrollDeltaIntoView } from './grid-math';

const phone = { columns: 3, rowStride: 190, gap: 16 };

describe('what is drawn', () => {
  test('at the top: the rows that are seen and two more', () => {
    expect(visibleRange(phone, 100, { top: -300, bottom: 340 })).toEqual({ from: 0, to: 12, above: 0, height: 34 * 190 - 16 });
  });

  test('further down: two more above, too', () => {
    expect(visibleRange(phone, 100_000, { top: 19_000, bottom: 19_600 })).toMatchObject({ from: 98 * 3, to: 106 * 3, above: 98 * 190 });
  });

  test('at the end: no more than there is', () => {
    expect(visibleRange(phone, 100, { top: 6000, bottom: 6800 })).toMatchObject({ to: 100 });
  });

  test.each([0, 1, 2])('a list of %i is whole', (total) => {
    expect(visibleRange(phone, total, { top: 0, bottom: 700 })).toMatchObject({ from: 0, to: total, above: 0 });
  });

  test('whatever is seen of a list is drawn', () => {
    const shape = fc.record({ columns: fc.integer({ min: 1, max: 8 }), rowStride: fc.double({ min: 40, max: 400, noNaN: true }) });
    fc.assert(
      fc.property(
        shape,
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(4_000_000),
        fc.integer({ min: 1, max: 3000 }),
        (grid, total, top, tall) => {
          const { from, to, offsetTop, height } = visibleRange({ ...grid, gap: 0 }, total, { top, bottom: top + tall });
          for (let place = 0; place < total; place += Math.max(1, Math.floor(total / 500))) {
            const row = Math.floor(place / grid.columns) * grid.rowStride;
            const isSeen = row < top + tall && row + grid.rowStride > top;
            if (isSeen && (place < from || place >= to)) return false;
          }
          return (
            from % grid.columns === 0 &&
            offsetTop === (from / grid.columns) * grid.rowStride &&
            offsetTop < height + 1 &&
            to - from <= (tall / grid.rowStride + 8) * grid.columns
          );
        },
      ),
    );
  });
});

describe('a key leads', () => {
  const grid = { columns: 4, total: 22, page: 2 };
  test.each([
    ['ArrowRight', 5, 6],
    ['ArrowRight', 21, 21],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 5, 9],
    // The last row holds two: below the fourth column stands its last.
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
  ] as const)('%s from %i to %i', (key, from, to) => {
    expect(nextIndex(key, from, grid)).toBe(to);
  });

  test('always to a place of the list', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp' as const);
    const place = fc.integer({ min: 1, max: 500 }).chain((total) => fc.tuple(fc.constant(total), fc.nat(total - 1)));
    fc.assert(
      fc.property(keys, place, fc.integer({ min: 1, max: 8 }), fc.nat(9), (key, [total, at], columns, page) => {
        if (!isGridKey(key)) return false;
        const to = nextIndex(key, at, { columns, total, page });
        return Number.isInteger(to) && to >= 0 && to < total;
      }),
    );
  });

  test('no other key does', () => {
    expect(['Tab', 'Enter', ' ', 'a', 'toString'].filter(isGridKey)).toEqual([]);
  });
});

test('a row is scrolled to where it is seen whole, and no further', () => {
  const free = { top: 64, bottom: 700 };
  expect(scrollDeltaIntoView({ top: 100, bottom: 300 }, free)).toBe(0);
  expect(scrollDeltaIntoView({ top: 600, bottom: 800 }, free)).toBe(100);
  expect(scrollDeltaIntoView({ top: 10, bottom: 210 }, free)).toBe(-54);
  expect(scrollDeltaIntoView({ top: 500, bottom: 2000 }, free)).toBe(436);
});

test('places lie on pages', () => {
  expect(pagesForRange(0, 48, 48)).toEqual([1]);
  expect(pagesForRange(40, 100, 48)).toEqual([1, 2, 3]);
  expect(pagesForRange(0, 0, 48)).toEqual([1]);
  expect(pagesForRange(99_990, 100_000, 48)).toEqual([2084]);
});
