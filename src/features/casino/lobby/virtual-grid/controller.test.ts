import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { VirtualRange } from './grid-math';
import type { GridController } from './controller';
import { createGridController } from './controller';

const COLUMNS = 4;
const TILE = { width: 100, height: 180 };
const GAP = 20;
const STEP = TILE.height + GAP;
const HALL_TOP = 300;
const TOTAL = 10_000;

let hall: HTMLElement;
let grid: HTMLUListElement;
let scout: GridController;
let part: VirtualRange;
/** Games are still on their way: their places have no buttons. */
let isComing = false;

/** Draws as the list does: an item for each place, with its two buttons. */
function draw(next: VirtualRange): void {
  part = next;
  grid.replaceChildren(
    ...Array.from({ length: next.to - next.from }, (_, index) => {
      const item = document.createElement('li');
      item.setAttribute('aria-posinset', String(next.from + index + 1));
      if (!isComing) item.append(document.createElement('button'), document.createElement('button'));
      item.getBoundingClientRect = () => new DOMRect(0, 0, TILE.width, TILE.height);
      return item;
    }),
  );
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.max(0, top), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const open = (place: number) => grid.querySelector<HTMLElement>(`li[aria-posinset="${place}"] button`);
const heart = (place: number) => grid.querySelector<HTMLElement>(`li[aria-posinset="${place}"] button + button`);
const stops = () =>
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
  hall = document.querySelector('div') as HTMLElement;
  grid = document.querySelector('ul') as HTMLUListElement;
  hall.getBoundingClientRect = () => new DOMRect(0, HALL_TOP - window.scrollY, 460, 0);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  draw({ from: 0, to: 48, offsetTop: 0, height: 0 });
  scout = createGridController(grid, (next) => {
    draw(next);
    scout.drawn();
  });
  scout.begin(TOTAL, 0);
  scout.drawn();
});

afterEach(() => {
  scout.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('what the screen shows is drawn, and a little more, in the room of the whole', () => {
  // 500 px of the list are seen: two rows and a half, and two rows beyond.
  expect(part).toEqual({ from: 0, to: 5 * COLUMNS, above: 0, height: (TOTAL / COLUMNS) * STEP - GAP });
  scrollTo(HALL_TOP + 50 * STEP);
  expect(part).toMatchObject({ from: 48 * COLUMNS, to: 56 * COLUMNS, above: 48 * STEP });
});

describe('a rush', () => {
  test('draws nothing until it is over: the places of tiles run by', () => {
    scrollTo(10_000);
    const drawn = part;
    expect(drawn.from).toBeGreaterThan(0);
    for (let top = 20_000; top <= 60_000; top += 10_000) scrollTo(top);
    expect([part, hall.dataset.rushing]).toEqual([drawn, '']);
    vi.advanceTimersByTime(100);
    expect(hall.dataset.rushing).toBeUndefined();
    expect(part.offsetTop).toBe((Math.floor((60_000 - HALL_TOP) / STEP) - 2) * STEP);
  });

  test('ends as soon as one slows down', () => {
    for (let top = 10_000; top <= 40_000; top += 10_000) scrollTo(top);
    expect(hall.dataset.rushing).toBe('');
    scrollTo(40_100);
    expect(hall.dataset.rushing).toBeUndefined();
    expect(part.offsetTop).toBe((Math.floor((40_100 - HALL_TOP) / STEP) - 2) * STEP);
  });

  test('is no single jump, as Back is', () => {
    scrollTo(90_000);
    expect(hall.dataset.rushing).toBeUndefined();
    expect(part.from).toBeGreaterThan(1000);
  });
});

describe('by keyboard', () => {
  beforeEach(() => open(1)?.focus());

  test('one tile is a stop of the Tab key', () => {
    expect(stops()).toEqual(['1', '1']);
    press('ArrowRight');
    expect(stops()).toEqual(['2', '2']);
  });

  test('arrows lead from tile to tile, and from heart to heart', () => {
    press('ArrowDown');
    expect(document.activeElement).toBe(open(1 + COLUMNS));
    heart(6)?.focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(heart(5));
  });

  test('the end of the list is a key away, and is scrolled to', () => {
    press('End');
    expect(document.activeElement).toBe(open(TOTAL));
    const bottom = HALL_TOP - window.scrollY + (TOTAL / COLUMNS) * STEP - GAP;
    expect(bottom).toBe(800 - 56);
    press('Home');
    expect(document.activeElement).toBe(open(1));
    expect(HALL_TOP - window.scrollY).toBe(64);
  });

  test('keys with others held down are the browser’s', () => {
    press('ArrowRight', { altKey: true });
    press('Home', { ctrlKey: true });
    expect(document.activeElement).toBe(open(1));
  });

  test('what is scrolled away leaves the focus with the list, which goes on from there', () => {
    press('ArrowRight');
    scrollTo(20_000);
    expect(document.activeElement).toBe(grid);
    press('ArrowRight');
    expect(document.activeElement).toBe(open(3));
  });

  test('a game that is still on its way gets the focus once it is here', () => {
    isComing = true;
    press('End');
    expect(document.activeElement).toBe(grid);
    isComing = false;
    draw(part);
    scout.drawn();
    expect(document.activeElement).toBe(open(TOTAL));
  });
});

test('another list begins at its first game, unless somebody is in it', () => {
  open(7)?.focus();
  scout.begin(TOTAL - 1, 0);
  scout.drawn();
  expect(stops()).toEqual(['7', '7']);
  open(7)?.blur();
  scout.begin(100, 0);
  scout.drawn();
  expect(stops()).toEqual(['1', '1']);
});

test('an address with a page begins there', () => {
  scout.begin(TOTAL, 4000);
  vi.runAllTimers();
  expect(part.from).toBeLessThanOrEqual(4000);
  expect(part.to).toBeGreaterThan(4000);
});

test('nothing is left behind', () => {
  scrollTo(10_000);
  scrollTo(20_000);
  const before = part;
  scout.end();
  expect(hall.dataset.rushing).toBeUndefined();
  scrollTo(90_000);
  vi.runAllTimers();
  expect(part).toBe(before);
});
