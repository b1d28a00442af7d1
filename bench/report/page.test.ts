// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { renderReport } from './page';
import { load, siteRun } from './report.fixture';

const runs = new Map([['site', [siteRun(1, 2400), siteRun(2, 2000)]]]);
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const images = (page: Document) => [...page.querySelectorAll('svg')].map((image) => image.getAttribute('aria-label'));

test('the report has every plot, and needs no other file', () => {
  const html = renderReport({ runs, loads: { '/': load, static: load } });
  expect(images(parse(html))).toEqual(
    expect.arrayContaining([
      'Filmstrip of the first loads',
      'Requests of /',
      'Requests of static',
      'Figures beside their references; a line is the limit',
      'Work of the main thread by kind',
      'History of P1 LCP /',
    ]),
  );
  const addresses = [...parse(html).querySelectorAll('[src], [href]')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));
  expect(addresses.filter((address) => !/^(#|data:)/.test(address ?? ''))).toEqual([]);
});

test('without loads on this machine the kept results are drawn', () => {
  const page = parse(renderReport({ runs, loads: {} }));
  expect(images(page)).not.toContain('Filmstrip of the first loads');
  expect(page.querySelector('td.missed')?.textContent).toBe('missed');
  expect(page.querySelector('p')?.textContent).toContain('Test <CPU>');
});
