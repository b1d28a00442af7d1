import { flushSync } from 'react-dom';

import { focusTile, isFavoriteButton, tileIndex, setTabStop } from './grid-focus';
import type { VirtualRange } from './grid-math';
import { isGridKey, visibleRange, nextIndex, scrollDeltaIntoView } from './grid-math';
import type { MeasuredGrid } from './grid-measure';
import { unobscuredViewport, measureGrid, setTileVariables } from './grid-measure';

/** What watches over a long grid on the page. */
export interface GridController {
  /** Begins, or goes on with another number of games. @param start place in the list that is scrolled to; 0 for none */
  readonly begin: (total: number, start: number) => void;
  /** Tiles were drawn anew. */
  readonly drawn: () => void;
  readonly end: () => void;
}

/** Two frames that each moved by more than this share of the screen are a rush: nobody can read what runs by. */
const RUSH = 0.8;
/** A rush is over once nothing has moved for so long, in ms. */
const RUSH_REST = 80;

/**
 * Watches a grid of tiles that is a part of a long list: which part the screen shows, and where the keyboard is. The
 * page itself scrolls, not a box in it: Back, the footer and a phone's own bars are as on any page.
 *
 * @param grid the tiles, each with its place in `aria-posinset`, in an element as high as the whole list
 * @param draw draws a part of the list
 */
export function createGridController(grid: HTMLUListElement, draw: (part: VirtualRange) => void): GridController {
  const hall = hallOf(grid);
  let shape: MeasuredGrid | undefined;
  let part: VirtualRange | undefined;
  let total = 0;
  /** The place of the list where the keyboard is, or was. */
  let active = 0;
  let wanted: { readonly place: number; readonly heart: boolean } | undefined;
  let focused: Element | undefined;
  let [scrolled, isFast, width] = [window.scrollY, false, grid.clientWidth];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const top = () => hall.getBoundingClientRect().top;

  function look(show: (next: VirtualRange) => void): void {
    if (shape === undefined) return;
    const next = visibleRange(shape, total, { top: -top(), bottom: window.innerHeight - top() });
    if (next.from === part?.from && next.to === part.to && next.height === part.height) return;
    part = next;
    show(next);
  }

  /** In the same frame: what is scrolled to must be there when it is painted. */
  const drawNow = (next: VirtualRange) => flushSync(() => draw(next));
  const lookNow = () => look(drawNow);

  function measure(show: (next: VirtualRange) => void): void {
    const before = shape;
    const above = -top();
    shape = measureGrid(grid) ?? before;
    if (shape === undefined) return;
    setTileVariables(hall, shape);
    if (before === undefined || above <= 0 || (before.columns === shape.columns && before.rowStride === shape.rowStride)) return;
    // Turned, a phone goes on showing the games that it showed, as far into their row.
    const rows = above / before.rowStride;
    const row = Math.floor((Math.floor(rows) * before.columns) / shape.columns) + (rows % 1);
    look(show);
    window.scrollBy(0, top() + row * shape.rowStride);
  }

  function settle(): void {
    clearTimeout(rest);
    isFast = false;
    lookNow();
    delete hall.dataset.rushing;
  }

  function onScroll(): void {
    const moved = Math.abs(window.scrollY - scrolled);
    const wasFast = isFast;
    scrolled = window.scrollY;
    isFast = moved > window.innerHeight * RUSH;
    // One jump is drawn: Back, the end of the page.
    if (!isFast || !wasFast) return settleUnlessFast();
    hall.dataset.rushing = '';
    clearTimeout(rest);
    rest = setTimeout(settle, RUSH_REST);
  }

  function settleUnlessFast(): void {
    const fast = isFast;
    settle();
    isFast = fast;
  }

  function onKey(event: KeyboardEvent): void {
    if (!isGridKey(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || shape === undefined) return;
    event.preventDefault();
    const free = unobscuredViewport(grid);
    const page = Math.floor((free.bottom - free.top) / shape.rowStride);
    wanted = { place: nextIndex(event.key, active, { columns: shape.columns, total, page }), heart: isFavoriteButton(event.target) };
    goTo(wanted.place);
    drawn();
  }

  function goTo(place: number): void {
    if (shape === undefined) return;
    active = place;
    const row = top() + Math.floor(place / shape.columns) * shape.rowStride;
    window.scrollBy(0, scrollDeltaIntoView({ top: row, bottom: row + shape.rowStride - shape.gap }, unobscuredViewport(grid)));
    scrolled = window.scrollY;
    lookNow();
  }

  function onFocus({ target }: FocusEvent): void {
    const place = tileIndex(target);
    if (place === undefined || !(target instanceof Element)) return;
    [active, focused] = [place, target];
    setTabStop(grid, place);
  }

  function drawn(): void {
    if (part === undefined || shape === undefined) return;
    const isDrawn = active >= part.from && active < part.to;
    const firstWhole = Math.max(0, Math.ceil(-top() / shape.rowStride)) * shape.columns;
    setTabStop(grid, isDrawn ? active : Math.min(firstWhole, total - 1));
    const { activeElement } = document;
    // Whoever went elsewhere meanwhile stays there.
    if (activeElement !== document.body && !grid.contains(activeElement)) wanted = undefined;
    if (wanted !== undefined) {
      // Its game may still be on its way: the list holds the focus until it is here.
      if (focusTile(grid, wanted)) wanted = undefined;
      else grid.focus({ preventScroll: true });
    } else if (focused?.isConnected === false && activeElement === document.body) {
      // What had the focus was scrolled away: the next key goes on from there.
      focused = grid;
      grid.focus({ preventScroll: true });
    }
  }

  const observer = new ResizeObserver(() => {
    // Below a modal dialog the page may be drawn narrower for a while.
    if (grid.clientWidth === width || document.querySelector('dialog:modal') !== null) return;
    width = grid.clientWidth;
    measure(drawNow);
    lookNow();
  });
  observer.observe(grid);
  grid.tabIndex = -1;
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', lookNow);
  grid.addEventListener('keydown', onKey);
  grid.addEventListener('focusin', onFocus);

  return {
    begin(games, start) {
      total = games;
      if (!grid.contains(document.activeElement)) active = 0;
      measure(draw);
      look(draw);
      if (start > 0) setTimeout(() => goTo(start));
    },
    drawn,
    end() {
      clearTimeout(rest);
      delete hall.dataset.rushing;
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', lookNow);
      grid.removeEventListener('keydown', onKey);
      grid.removeEventListener('focusin', onFocus);
    },
  };
}

function hallOf(grid: HTMLElement): HTMLElement {
  if (grid.parentElement === null) throw new Error('The grid stands nowhere.');
  return grid.parentElement;
}
