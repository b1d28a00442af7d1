/** Shape of the grid. Lengths are in px. */
export interface GridShape {
  readonly columns: number;
  /** Distance between the tops of two rows. */
  readonly rowStride: number;
  /** Gap between two rows. */
  readonly gap: number;
}

/** Range of tiles that is rendered of a long list. */
export interface VirtualRange {
  /** Index of the first tile. `to` is the index after the last one. */
  readonly from: number;
  readonly to: number;
  /** Offset of the first rendered row and height of the whole list, in px. */
  readonly offsetTop: number;
  readonly height: number;
}

/** Rows rendered above and below the viewport. */
const OVERSCAN_ROWS = 2;

/**
 * Returns the range to render.
 *
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

/** Keys that move the focus in the grid. */
const GRID_KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const;
export type GridKey = (typeof GRID_KEYS)[number];

export function isGridKey(key: string): key is GridKey {
  return GRID_KEYS.some((known) => known === key);
}

interface NavigationGrid {
  readonly columns: number;
  readonly total: number;
  /** Fully visible rows, for Page Up and Page Down. */
  readonly pageRows: number;
}

/** Returns the index that a key moves to; `index` itself if there is nothing there. */
export function nextIndex(key: GridKey, index: number, { columns, total, pageRows }: NavigationGrid): number {
  const last = total - 1;
  const pageStep = Math.max(1, pageRows) * columns;
  /** Moves down within the column, except at the end of an incomplete last row. */
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
 * Returns the px to scroll a row into view: negative is up, 0 if it is fully visible. Parameters are in px from the top
 * of the window; `viewport` is its unobscured part.
 */
export function scrollDeltaIntoView(row: { top: number; bottom: number }, viewport: { top: number; bottom: number }): number {
  if (row.top < viewport.top) return row.top - viewport.top;
  // A row taller than the viewport aligns with its top.
  return row.bottom > viewport.bottom ? Math.min(row.bottom - viewport.bottom, row.top - viewport.top) : 0;
}

/** Returns the pages, from 1, that contain the indexes `from` to `to` (exclusive); that of `from` for an empty range. */
export function pagesForRange(from: number, to: number, perPage: number): number[] {
  const first = Math.floor(Math.max(0, from) / perPage);
  const last = Math.floor(Math.max(from, to - 1, 0) / perPage);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
