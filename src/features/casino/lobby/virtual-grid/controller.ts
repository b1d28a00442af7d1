import { flushSync } from 'react-dom';

import type { VirtualRange } from './grid-math';
import { scrollDeltaIntoView, visibleRange } from './grid-math';
import type { MeasuredGrid } from './grid-measure';
import { measureGrid, setTileVariables, unobscuredViewport } from './grid-measure';
import { createGridKeyboard } from './keyboard';
import type { ScrollState } from './scroll-state';
import { nextScrollState } from './scroll-state';

/** Controller that updates the rendered range on scrolling, resizing and keys. */
export interface GridController {
  /**
   * Starts with a list, or continues with a list of another length.
   *
   * @param start index to scroll to in a later task; 0 keeps the scroll position
   * @returns false if the tiles cannot be measured
   */
  readonly begin: (total: number, start: number) => boolean;
  /** Restores tab stop and focus; call after each render of the tiles. */
  readonly afterRender: () => void;
  readonly dispose: () => void;
}

/** Time without a scroll event after which fast scrolling ends. */
const FAST_SCROLL_END_MS = 80;

/**
 * Creates the controller of a grid that renders only its visible range. The window scrolls, so that Back, the footer and the toolbars of
 * mobile browsers work as on any page. The listeners run from now on until `dispose`.
 *
 * @param grid list of the tiles, with their positions in `aria-posinset`; its parent is as tall as the whole list, and gets the CSS
 * variables of the tiles and, during fast scrolling, `data-fast-scroll`
 * @param render called with each new range, first by `begin`; in `flushSync` on scrolling and resizing
 * @throws {Error} if the list has no parent
 */
export function createGridController(grid: HTMLUListElement, render: (range: VirtualRange) => void): GridController {
  const container = containerOf(grid);
  let shape: MeasuredGrid | undefined;
  let range: VirtualRange | undefined;
  let total = 0;
  let scrollState: ScrollState = 'steady';
  let scrollY = window.scrollY;
  let gridWidth = grid.clientWidth;
  let fastScrollTimer: ReturnType<typeof setTimeout> | undefined;

  const containerTop = () => container.getBoundingClientRect().top;

  function updateRange(show: (next: VirtualRange) => void): void {
    if (shape === undefined) return;
    const top = containerTop();
    const next = visibleRange(shape, total, { top: -top, bottom: window.innerHeight - top });
    if (next.from === range?.from && next.to === range.to && next.height === range.height) return;
    range = next;
    show(next);
  }

  /** Renders the tiles in the same frame as the scroll position. */
  const renderNow = (next: VirtualRange) => flushSync(() => render(next));
  const updateRangeNow = () => updateRange(renderNow);

  function measure(show: (next: VirtualRange) => void): void {
    const previous = shape;
    const scrolledInto = -containerTop();
    shape = measureGrid(grid) ?? previous;
    if (shape === undefined) return;
    setTileVariables(container, shape);
    const isSameShape = previous?.columns === shape.columns && previous.rowStride === shape.rowStride;
    if (previous === undefined || scrolledInto <= 0 || isSameShape) return;
    // After a rotation the same games stay on the screen.
    const rows = scrolledInto / previous.rowStride;
    const row = Math.floor((Math.floor(rows) * previous.columns) / shape.columns) + (rows % 1);
    updateRange(show);
    window.scrollBy(0, containerTop() + row * shape.rowStride);
  }

  function onScroll(): void {
    const distance = Math.abs(window.scrollY - scrollY);
    scrollY = window.scrollY;
    const previous = scrollState;
    scrollState = nextScrollState(previous, distance, window.innerHeight);
    if (previous === 'fast' || scrollState === 'fast') clearTimeout(fastScrollTimer);
    if (scrollState === 'fast') {
      container.dataset.fastScroll = '';
      fastScrollTimer = setTimeout(endFastScroll, FAST_SCROLL_END_MS);
      return;
    }
    updateRangeNow();
    if (previous === 'fast') delete container.dataset.fastScroll;
  }

  function endFastScroll(): void {
    scrollState = 'steady';
    updateRangeNow();
    delete container.dataset.fastScroll;
  }

  function scrollToIndex(index: number): void {
    if (shape === undefined) return;
    const rowTop = containerTop() + Math.floor(index / shape.columns) * shape.rowStride;
    window.scrollBy(0, scrollDeltaIntoView({ top: rowTop, bottom: rowTop + shape.rowStride - shape.gap }, unobscuredViewport(grid)));
    scrollY = window.scrollY;
    updateRangeNow();
  }

  const keyboard = createGridKeyboard(grid, {
    layout() {
      if (shape === undefined || range === undefined) return undefined;
      const { columns, rowStride } = shape;
      return { columns, rowStride, total, range };
    },
    firstVisibleIndex: ({ columns, rowStride }) => Math.max(0, Math.ceil(-containerTop() / rowStride)) * columns,
    scrollToIndex,
  });

  const observer = new ResizeObserver(() => {
    // A modal can change the width of the page behind it for a while: the grid is not measured then.
    if (grid.clientWidth === gridWidth || document.querySelector('dialog:modal') !== null) return;
    gridWidth = grid.clientWidth;
    measure(renderNow);
    updateRangeNow();
  });
  observer.observe(grid);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', updateRangeNow);

  return {
    begin(nextTotal, start) {
      total = nextTotal;
      keyboard.reset();
      measure(render);
      updateRange(render);
      if (start > 0) setTimeout(() => keyboard.goTo(start));
      return shape !== undefined;
    },
    afterRender: keyboard.afterRender,
    dispose() {
      clearTimeout(fastScrollTimer);
      delete container.dataset.fastScroll;
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', updateRangeNow);
      keyboard.dispose();
    },
  };
}

function containerOf(grid: HTMLElement): HTMLElement {
  if (grid.parentElement === null) throw new Error('The grid has no parent element.');
  return grid.parentElement;
}
