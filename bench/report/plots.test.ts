// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { figureBars, workBars } from './bars';
import { filmstrip } from './filmstrip';
import { figures, load, work } from './report.fixture';
import { waterfall } from './waterfall';

function draw(markup: string): Element {
  document.body.innerHTML = markup;
  const image = document.querySelector('svg');
  if (image === null) throw new Error('There is no image.');
  return image;
}

const bars = (image: Element, title: RegExp) =>
  [...image.querySelectorAll('rect')].filter((bar) => title.test(bar.querySelector('title')?.textContent ?? ''));
const size = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));

test('the filmstrip shows the newest image at each time, and has each image once', () => {
  const image = draw(filmstrip({ '/': load, static: { ...load, film: load.film.slice(1) } }));
  expect(image.querySelectorAll('image')).toHaveLength(3);
  const shown = [...image.querySelectorAll('use')].map((cell) => cell.getAttribute('href'));
  // Twelve columns of 250 ms: nothing in the first second.
  expect(shown.filter((id) => id === '#film-0-0')).toHaveLength(4);
  expect(shown.filter((id) => id === '#film-0-1')).toHaveLength(5);
  expect(shown.filter((id) => id?.startsWith('#film-1'))).toHaveLength(5);
});

test('the waterfall has a bar for each request, as long as the request', () => {
  const image = draw(waterfall('/', load));
  const [page, script, art] = [
    bars(image, /^\/: Document/)[0],
    bars(image, /Script, 500 to 1500 ms, 98.0 kB$/)[0],
    bars(image, /Image/)[0],
  ];
  expect(size(script, 'width') / size(page, 'width')).toBeCloseTo(2.5, 1);
  expect(size(art, 'x')).toBe(size(script, 'x'));
  expect(image.textContent).toContain('LCP 2000');
});

test('work is stacked by kind, in proportion', () => {
  const image = draw(workBars(work));
  const [script, layout] = [bars(image, /^script: 600 ms/)[0], bars(image, /^style and layout: 300 ms/)[0]];
  expect(size(script, 'width')).toBeCloseTo(2 * size(layout, 'width'), 0);
  expect(size(layout, 'x')).toBeCloseTo(size(script, 'x') + size(script, 'width'), 0);
  expect(image.textContent).toContain('1200 ms');
});

test('a figure has a bar beside each reference and a line at its limit', () => {
  const image = draw(figureBars(figures));
  const own = bars(image, /^value$/)[0];
  const left = size(own, 'x');
  expect(size(bars(image, /^static$/)[0], 'width')).toBeCloseTo(size(own, 'width') / 2, 0);
  expect(bars(image, /^libraries$/)).toEqual([]);
  expect(size(image.querySelector('line') ?? undefined, 'x1') - left).toBeCloseTo(size(own, 'width') * 0.55, 0);
});
