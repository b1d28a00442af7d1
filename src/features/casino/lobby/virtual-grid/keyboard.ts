import { focusTile, isFavoriteButton, setTabStop, tileIndex } from './grid-focus';
import type { VirtualRange } from './grid-math';
import { isGridKey, nextIndex } from './grid-math';
import { unobscuredViewport } from './grid-measure';

interface GridLayout {
  readonly columns: number;
  /** Distance between the tops of two rows, in px. */
  readonly rowStride: number;
  /** Number of tiles of the whole list. */
  readonly total: number;
  readonly range: VirtualRange;
}

interface KeyboardDeps {
  /** Returns undefined before the grid is measured. */
  readonly layout: () => GridLayout | undefined;
  /** Returns the first tile whose row is fully below the top of the viewport; may exceed the list. */
  readonly firstVisibleIndex: (layout: GridLayout) => number;
  /** Scrolls and renders synchronously. */
  readonly scrollToIndex: (index: number) => void;
}

/** Handlers of keys and focus. One tile at a time can be reached by Tab (roving tab index), the others by arrow keys. */
export interface GridKeyboard {
  /** Activates the first tile, unless the focus is in the grid. */
  readonly reset: () => void;
  /** Activates a tile and scrolls to it, without moving the focus. */
  readonly goTo: (index: number) => void;
  /** Restores tab stop and focus; call after each render of the tiles. */
  readonly afterRender: () => void;
  readonly dispose: () => void;
}

/**
 * Handles keys and focus of a virtual grid until `dispose`. If the active tile is scrolled out or not loaded, the grid element holds the
 * focus.
 */
export function createGridKeyboard(grid: HTMLUListElement, { layout, firstVisibleIndex, scrollToIndex }: KeyboardDeps): GridKeyboard {
  /** Tile that has, or last had, the focus. */
  let activeIndex = 0;
  /** Tile that gets the focus once it is loaded. */
  let pendingFocus: { readonly index: number; readonly favoriteButton: boolean } | undefined;
  let lastFocused: Element | undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const current = layout();
    if (!isGridKey(key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || current === undefined) return;
    event.preventDefault();
    const viewport = unobscuredViewport(grid);
    const pageRows = Math.floor((viewport.bottom - viewport.top) / current.rowStride);
    const index = nextIndex(key, activeIndex, { columns: current.columns, total: current.total, pageRows });
    pendingFocus = { index, favoriteButton: isFavoriteButton(target) };
    goTo(index);
    afterRender();
  }

  function goTo(index: number): void {
    if (layout() === undefined) return;
    activeIndex = index;
    scrollToIndex(index);
  }

  function onFocusIn({ target }: FocusEvent): void {
    const index = tileIndex(target);
    if (index === undefined || !(target instanceof Element)) return;
    [activeIndex, lastFocused] = [index, target];
    setTabStop(grid, index);
  }

  function afterRender(): void {
    const current = layout();
    if (current === undefined) return;
    const { range, total } = current;
    const isRendered = activeIndex >= range.from && activeIndex < range.to;
    setTabStop(grid, isRendered ? activeIndex : Math.min(firstVisibleIndex(current), total - 1));
    restoreFocus();
  }

  function restoreFocus(): void {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !grid.contains(activeElement);
    if (isElsewhere) pendingFocus = undefined;
    if (pendingFocus !== undefined) {
      if (focusTile(grid, pendingFocus)) pendingFocus = undefined;
      else grid.focus({ preventScroll: true });
    } else if (lastFocused?.isConnected === false && activeElement === document.body) {
      // The focused tile was scrolled out: the next key press continues from it.
      lastFocused = grid;
      grid.focus({ preventScroll: true });
    }
  }

  grid.tabIndex = -1;
  grid.addEventListener('keydown', onKeyDown);
  grid.addEventListener('focusin', onFocusIn);

  return {
    reset() {
      if (!grid.contains(document.activeElement)) activeIndex = 0;
    },
    goTo,
    afterRender,
    dispose() {
      grid.removeEventListener('keydown', onKeyDown);
      grid.removeEventListener('focusin', onFocusIn);
    },
  };
}
