import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GridController } from './controller';
import { createGridController } from './controller';
import type { VirtualRange } from './grid-math';

const COLUMNS = 4;
const TILE = { width: 100, height: 180 };
const GAP = 20;
const ROW_STRIDE = TILE.height + GAP;
const CONTAINER_TOP = 300;
const TOTAL = 10_000;

let container: HTMLElement;
let grid: HTMLUListElement;
let controller: GridController;
let range: VirtualRange;
/** True for loading games, which have no buttons. */
let isLoading = false;

function renderRange(next: VirtualRange): void {
  range = next;
  grid.replaceChildren(
    ...Array.from({ length: next.to - next.from }, (_, offset) => {
      const item = document.createElement('li');
      item.setAttribute('aria-posinset', String(next.from + offset + 1));
      if (!isLoading) item.append(document.createElement('button'), document.createElement('button'));
      item.getBoundingClientRect = () => new DOMRect(0, 0, TILE.width, TILE.height);
      return item;
    }),
  );
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.max(0, top), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Returns the open button at a position from 1. */
const openButton = (position: number) => grid.querySelector<HTMLElement>(`li[aria-posinset="${position}"] button`);
const favoriteButton = (position: number) => grid.querySelector<HTMLElement>(`li[aria-posinset="${position}"] button + button`);
const tabStops = () =>
  [...grid.querySelectorAll('button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((button) => button.parentElement?.getAttribute('aria-posinset'));
const press = (key: string, options: KeyboardEventInit = {}) =>
  (document.activeElement ?? grid).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', (_: number, by: number) => scrollTo(window.scrollY + by));
  const real = window.getComputedStyle;
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    element === grid
      ? {
          rowGap: `${GAP}px`,
          columnGap: `${GAP}px`,
          gridTemplateColumns: Array(COLUMNS).fill('100px').join(' '),
          scrollMarginTop: '64px',
          scrollMarginBottom: '56px',
        }
      : real.call(window, element),
  );
  document.body.innerHTML = '<div><ul></ul></div>';
  container = document.querySelector('div') as HTMLElement;
  grid = document.querySelector('ul') as HTMLUListElement;
  container.getBoundingClientRect = () => new DOMRect(0, CONTAINER_TOP - window.scrollY, 460, 0);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  renderRange({ from: 0, to: 48, offsetTop: 0, height: 0 });
  controller = createGridController(grid, (next) => {
    renderRange(next);
    controller.afterRender();
  });
  controller.begin(TOTAL, 0);
  controller.afterRender();
});

afterEach(() => {
  controller.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('the controller renders the visible rows and two more, and reports the height of the whole list', () => {
  // 500 px are visible: two and a half rows, plus two rows of overscan.
  expect(range).toEqual({ from: 0, to: 5 * COLUMNS, offsetTop: 0, height: (TOTAL / COLUMNS) * ROW_STRIDE - GAP });
  scrollTo(CONTAINER_TOP + 50 * ROW_STRIDE);
  expect(range).toMatchObject({ from: 48 * COLUMNS, to: 56 * COLUMNS, offsetTop: 48 * ROW_STRIDE });
});

describe('fast scrolling', () => {
  test('pauses rendering until no scroll event arrives for a while', () => {
    scrollTo(10_000);
    const rendered = range;
    expect(rendered.from).toBeGreaterThan(0);
    for (let top = 20_000; top <= 60_000; top += 10_000) scrollTo(top);
    expect([range, container.dataset.fastScroll]).toEqual([rendered, '']);
    vi.advanceTimersByTime(100);
    expect(container.dataset.fastScroll).toBeUndefined();
    expect(range.offsetTop).toBe((Math.floor((60_000 - CONTAINER_TOP) / ROW_STRIDE) - 2) * ROW_STRIDE);
  });

  test('ends with the first small step', () => {
    for (let top = 10_000; top <= 40_000; top += 10_000) scrollTo(top);
    expect(container.dataset.fastScroll).toBe('');
    scrollTo(40_100);
    expect(container.dataset.fastScroll).toBeUndefined();
    expect(range.offsetTop).toBe((Math.floor((40_100 - CONTAINER_TOP) / ROW_STRIDE) - 2) * ROW_STRIDE);
  });

  test('does not start with a single jump, such as Back', () => {
    scrollTo(90_000);
    expect(container.dataset.fastScroll).toBeUndefined();
    expect(range.from).toBeGreaterThan(1000);
  });
});

describe('keyboard navigation', () => {
  beforeEach(() => openButton(1)?.focus());

  test('makes only the active tile a tab stop', () => {
    expect(tabStops()).toEqual(['1', '1']);
    press('ArrowRight');
    expect(tabStops()).toEqual(['2', '2']);
  });

  test('moves between tiles, or between favorite buttons', () => {
    press('ArrowDown');
    expect(document.activeElement).toBe(openButton(1 + COLUMNS));
    favoriteButton(6)?.focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(favoriteButton(5));
  });

  test('jumps to both ends of the list and scrolls them into view', () => {
    press('End');
    expect(document.activeElement).toBe(openButton(TOTAL));
    const bottom = CONTAINER_TOP - window.scrollY + (TOTAL / COLUMNS) * ROW_STRIDE - GAP;
    expect(bottom).toBe(800 - 56);
    press('Home');
    expect(document.activeElement).toBe(openButton(1));
    expect(CONTAINER_TOP - window.scrollY).toBe(64);
  });

  test('ignores keys with a modifier', () => {
    press('ArrowRight', { altKey: true });
    press('Home', { ctrlKey: true });
    expect(document.activeElement).toBe(openButton(1));
  });

  test('continues from a focused tile that was scrolled out', () => {
    press('ArrowRight');
    scrollTo(20_000);
    expect(document.activeElement).toBe(grid);
    press('ArrowRight');
    expect(document.activeElement).toBe(openButton(3));
  });

  test('focuses a tile that is still loading as soon as it is rendered', () => {
    isLoading = true;
    press('End');
    expect(document.activeElement).toBe(grid);
    isLoading = false;
    renderRange(range);
    controller.afterRender();
    expect(document.activeElement).toBe(openButton(TOTAL));
  });
});

test('a new list starts at its first game, unless the focus is in the grid', () => {
  openButton(7)?.focus();
  controller.begin(TOTAL - 1, 0);
  controller.afterRender();
  expect(tabStops()).toEqual(['7', '7']);
  openButton(7)?.blur();
  controller.begin(100, 0);
  controller.afterRender();
  expect(tabStops()).toEqual(['1', '1']);
});

test('begin scrolls to the given start index', () => {
  controller.begin(TOTAL, 4000);
  vi.runAllTimers();
  expect(range.from).toBeLessThanOrEqual(4000);
  expect(range.to).toBeGreaterThan(4000);
});

test('dispose removes all listeners, timers and marks', () => {
  scrollTo(10_000);
  scrollTo(20_000);
  const before = range;
  controller.dispose();
  expect(container.dataset.fastScroll).toBeUndefined();
  scrollTo(90_000);
  vi.runAllTimers();
  expect(range).toBe(before);
});
