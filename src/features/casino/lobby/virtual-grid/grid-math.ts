/** A grid of equal tiles, as it was measured. Lengths in px. */
export interface GridShape {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowStride: number;
  /** Between two rows. */
  readonly gap: number;
}

/** The part of a list that is drawn. */
export interface VirtualRange {
  /** Places in the list: the first that is drawn, and the first that is not any more. */
  readonly from: number;
  readonly to: number;
  /** Room for what is not drawn above it, and the height of the whole, in px. */
  readonly offsetTop: number;
  readonly height: number;
}

/** Rows that are drawn beyond what is seen, above and below. */
const OVERSCAN_ROWS = 2;

/**
 * The part of a list that is seen, and a little more.
 *
 * @param total of the list
 * @param seen from where to where the screen shows the grid, in px from its top; may lie outside of it
 */
export function visibleRange({ columns, rowStride, gap }: GridShape, total: number, seen: { top: number; bottom: number }): VirtualRange {
  const rows = Math.ceil(total / columns);
  const last = Math.max(0, rows - 1);
  const first = clamp(Math.floor(seen.top / rowStride) - OVERSCAN_ROWS, 0, last);
  const end = clamp(Math.ceil(seen.bottom / rowStride) + OVERSCAN_ROWS, first + 1, rows);
  return {
    from: Math.min(first * columns, total),
    to: Math.min(end * columns, total),
    offsetTop: first * rowStride,
    height: Math.max(0, rows * rowStride - gap),
  };
}

/** The keys that move through a grid. */
const GRID_KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const;
export type GridKey = (typeof GRID_KEYS)[number];

export function isGridKey(key: string): key is GridKey {
  return GRID_KEYS.some((known) => known === key);
}

/**
 * Where a key leads.
 *
 * @param at place in the list
 * @param page rows that the screen shows whole
 * @returns a place in the list, the same one where there is nothing beyond
 */
export function nextIndex(key: GridKey, at: number, { columns, total, page }: { columns: number; total: number; page: number }): number {
  const last = total - 1;
  const rows = Math.max(1, page) * columns;
  /** The same column in another row; in a last row that is not full, its last one. */
  const down = (by: number) => {
    if (at + by <= last) return at + by;
    const lastRow = Math.floor(last / columns);
    if (Math.floor(at / columns) === lastRow) return at;
    return Math.min(last, lastRow * columns + (at % columns));
  };
  const up = (by: number) => (at - by >= 0 ? at - by : at % columns);
  const place = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    ArrowDown: () => down(columns),
    ArrowUp: () => up(columns),
    Home: () => 0,
    End: () => last,
    PageDown: () => down(rows),
    PageUp: () => up(rows),
  }[key]();
  return clamp(place, 0, Math.max(0, last));
}

/**
 * How far a page must scroll so that a row is seen whole.
 *
 * @param row top and bottom of the row, px from the top of the screen
 * @param free between which the screen is free, px from its top
 * @returns px, negative upwards, 0 where it is seen already
 */
export function scrollDeltaIntoView(row: { top: number; bottom: number }, free: { top: number; bottom: number }): number {
  if (row.top < free.top) return row.top - free.top;
  // One that is taller than the screen is seen from its top.
  return row.bottom > free.bottom ? Math.min(row.bottom - free.bottom, row.top - free.top) : 0;
}

/** The pages of a list that hold the places from one to another, from 1. */
export function pagesForRange(from: number, to: number, perPage: number): number[] {
  const first = Math.floor(Math.max(0, from) / perPage);
  const last = Math.floor(Math.max(from, to - 1, 0) / perPage);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
