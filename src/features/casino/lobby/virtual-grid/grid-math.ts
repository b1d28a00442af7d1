/** Measures of a grid of equal tiles, in px. */
export interface GridShape {
  readonly columns: number;
  /** Distance between the tops of two rows. */
  readonly rowStride: number;
  /** Gap between two rows. */
  readonly gap: number;
}

/** The range of a list that is rendered. */
export interface VirtualRange {
  /** Index of the first rendered item, and the index after the last one. */
  readonly from: number;
  readonly to: number;
  /** Offset of the first rendered row, and height of the whole list, in px. */
  readonly offsetTop: number;
  readonly height: number;
}

/** Rows to render above and below the viewport. */
const OVERSCAN_ROWS = 2;

/**
 * Returns the range to render for a viewport.
 *
 * @param total length of the list
 * @param viewport in px from the top of the grid; may lie outside of it
 */
export function visibleRange(
  { columns, rowStride, gap }: GridShape,
  total: number,
  viewport: { top: number; bottom: number },
): VirtualRange {
  const rows = Math.ceil(total / columns);
  const last = Math.max(0, rows - 1);
  const first = clamp(Math.floor(viewport.top / rowStride) - OVERSCAN_ROWS, 0, last);
  const end = clamp(Math.ceil(viewport.bottom / rowStride) + OVERSCAN_ROWS, first + 1, rows);
  return {
    from: Math.min(first * columns, total),
    to: Math.min(end * columns, total),
    offsetTop: first * rowStride,
    height: Math.max(0, rows * rowStride - gap),
  };
}

const GRID_KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const;
export type GridKey = (typeof GRID_KEYS)[number];

/** Returns true if a key navigates in the grid. */
export function isGridKey(key: string): key is GridKey {
  return GRID_KEYS.some((known) => known === key);
}

interface NavigationGrid {
  readonly columns: number;
  readonly total: number;
  /** Rows fully visible in the viewport, for Page Up and Page Down. */
  readonly pageRows: number;
}

/**
 * Returns the index that a key moves to.
 *
 * @returns an index of the list; `index` itself if there is nothing in that direction
 */
export function nextIndex(key: GridKey, index: number, { columns, total, pageRows }: NavigationGrid): number {
  const last = total - 1;
  const pageStep = Math.max(1, pageRows) * columns;
  /** Stays in the column; in an incomplete last row it ends at the last item. */
  const down = (step: number) => {
    if (index + step <= last) return index + step;
    const lastRow = Math.floor(last / columns);
    if (Math.floor(index / columns) === lastRow) return index;
    return Math.min(last, lastRow * columns + (index % columns));
  };
  const up = (step: number) => (index - step >= 0 ? index - step : index % columns);
  const next = {
    ArrowRight: () => index + 1,
    ArrowLeft: () => index - 1,
    ArrowDown: () => down(columns),
    ArrowUp: () => up(columns),
    Home: () => 0,
    End: () => last,
    PageDown: () => down(pageStep),
    PageUp: () => up(pageStep),
  }[key]();
  return clamp(next, 0, Math.max(0, last));
}

/**
 * Returns how far to scroll to bring a row into view.
 *
 * @param row top and bottom of the row, in px from the top of the window
 * @param viewport top and bottom of the unobscured viewport, in px from the top of the window
 * @returns px, negative for up, 0 if the row is fully visible
 */
export function scrollDeltaIntoView(row: { top: number; bottom: number }, viewport: { top: number; bottom: number }): number {
  if (row.top < viewport.top) return row.top - viewport.top;
  // A row taller than the viewport is aligned with its top.
  return row.bottom > viewport.bottom ? Math.min(row.bottom - viewport.bottom, row.top - viewport.top) : 0;
}

/** Returns the numbers of the pages, from 1, that contain the indexes `from` to `to` (exclusive). */
export function pagesForRange(from: number, to: number, perPage: number): number[] {
  const first = Math.floor(Math.max(0, from) / perPage);
  const last = Math.floor(Math.max(from, to - 1, 0) / perPage);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
