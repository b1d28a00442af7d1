import type { GridShape } from './grid-math';

/** Shape of the grid and of its tiles. Lengths are in px. */
export interface MeasuredGrid extends GridShape {
  readonly tileWidth: number;
  /** Distance between the left edges of two columns. */
  readonly columnStride: number;
  /** Height of the picture of a tile. */
  readonly artHeight: number;
}

/** Ratio of the height of a tile's art to its width, which is 3:4. */
const ART_RATIO = 4 / 3;

/** Measures a grid by its first tile. Returns undefined if the grid has no tile or its tiles have no size. */
export function measureGrid(grid: HTMLElement): MeasuredGrid | undefined {
  const tile = grid.firstElementChild?.getBoundingClientRect();
  if (tile === undefined || tile.height === 0) return undefined;
  const style = getComputedStyle(grid);
  const rowGap = Number.parseFloat(style.rowGap) || 0;
  const columns = style.gridTemplateColumns.split(' ').length;
  return {
    columns,
    rowStride: tile.height + rowGap,
    gap: rowGap,
    tileWidth: tile.width,
    columnStride: columns === 1 ? tile.width : (grid.clientWidth - tile.width) / (columns - 1),
    artHeight: tile.width * ART_RATIO,
  };
}

/** Sets the CSS variables for the placeholders of `game-grid.module.css`. */
export function setTileVariables(container: HTMLElement, { rowStride, tileWidth, columnStride, artHeight }: MeasuredGrid): void {
  const lengths = { '--row-stride': rowStride, '--tile-width': tileWidth, '--column-stride': columnStride, '--tile-art': artHeight };
  for (const [name, px] of Object.entries(lengths)) container.style.setProperty(name, `${px}px`);
}

/** Returns the viewport between header and bottom bar, whose heights are the grid's scroll margins. In px from the top of the window. */
export function unobscuredViewport(grid: HTMLElement): { top: number; bottom: number } {
  const style = getComputedStyle(grid);
  const [above, below] = [Number.parseFloat(style.scrollMarginTop) || 0, Number.parseFloat(style.scrollMarginBottom) || 0];
  return { top: above, bottom: window.innerHeight - below };
}
