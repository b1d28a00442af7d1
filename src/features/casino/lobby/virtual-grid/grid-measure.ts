import type { GridShape } from './grid-math';

/** What was measured of a grid and of its first tile, in px. */
export interface MeasuredGrid extends GridShape {
  readonly tileWidth: number;
  readonly columnStride: number;
  readonly artHeight: number;
}

/**
 * Measures a grid as the style sheet laid it out.
 *
 * @returns undefined where there is nothing to measure
 */
export function measureGrid(grid: HTMLElement): MeasuredGrid | undefined {
  const tile = grid.firstElementChild?.getBoundingClientRect();
  if (tile === undefined || tile.height === 0) return undefined;
  const style = getComputedStyle(grid);
  const [rowGap, columnGap] = [Number.parseFloat(style.rowGap) || 0, Number.parseFloat(style.columnGap) || 0];
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    rowStride: tile.height + rowGap,
    gap: rowGap,
    tileWidth: tile.width,
    columnStride: tile.width + columnGap,
    artHeight: (tile.width * 4) / 3,
  };
}

/** Tells the style sheet where the places of tiles are. */
export function setTileVariables(hall: HTMLElement, { rowStride, tileWidth, columnStride, artHeight }: MeasuredGrid): void {
  const lengths = { '--tile-step': rowStride, '--tile-width': tileWidth, '--tile-across': columnStride, '--tile-art': artHeight };
  for (const [name, px] of Object.entries(lengths)) hall.style.setProperty(name, `${px}px`);
}

/** Between which the header and the bar leave the screen free, in px from its top. */
export function unobscuredViewport(grid: HTMLElement): { top: number; bottom: number } {
  const style = getComputedStyle(grid);
  const [above, below] = [Number.parseFloat(style.scrollMarginTop) || 0, Number.parseFloat(style.scrollMarginBottom) || 0];
  return { top: above, bottom: window.innerHeight - below };
}
