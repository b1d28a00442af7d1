import { expect, test } from 'vitest';

import { pageRows, playerRows, scoreRow, workRows } from './figures';

const load = {
  fcp: 800,
  lcp: 2000,
  tbt: 120,
  cls: 0,
  scriptsKb: 98,
  totalKb: 210,
  work: { script: 600, layout: 300, paint: 100, other: 200 },
  requests: 3,
};
const visit = { tile: 900, lcp: 1200, blocking: 200, balance: Number.NaN, elements: 500 };
const visits = { cold: visit, warm: { ...visit, tile: 400, lcp: 500 } };
const references = {
  loads: { static: { ...load, lcp: 1000 }, hydrated: { ...load, lcp: 1050, tbt: 300 } },
  staticTile: 700,
};
const rows = (path: string, change: Partial<typeof load> = {}) => pageRows({ path, load: { ...load, ...change }, visits }, references);

test.each([
  ['/', 1100, 'met'],
  ['/', 1101, 'missed'],
  ['/promotions', 1200, 'met'],
  ['/promotions', 1201, 'missed'],
  ['/promotions', Number.NaN, 'not measured'],
])('P1 of %s with an LCP of %d ms is %s', (path, lcp, verdict) => {
  expect(rows(path, { lcp })[`P1 LCP ${path}`]).toMatchObject({ static: 1000, hydrated: 1050, verdict });
});

test.each([
  ['/', 300, 'met'],
  ['/', 301, 'missed'],
  ['/login', 250, 'met'],
  ['/login', 251, 'missed'],
])('P2 of %s with %d ms is %s', (path, tbt, verdict) => {
  expect(rows(path, { tbt })[`P2 TBT ${path}`]).toMatchObject({ value: tbt, verdict });
});

test('only pages that show games first have a first tile, and only home has limits of its size', () => {
  const names = (path: string) => Object.keys(rows(path)).map((name) => name.replace(` ${path}`, ''));
  expect(names('/')).toEqual([
    'P1 LCP',
    'P1b first tile',
    'P2 TBT',
    'P3 CLS',
    'P4 scripts',
    'P6 LCP, warm',
    'P6 first tile, warm',
    'P14 requests',
    'P14 elements',
  ]);
  expect(names('/casino/slots')).not.toContain('P14 requests');
  expect(names('/login')).toEqual(['P1 LCP', 'P2 TBT', 'P3 CLS', 'P6 LCP, warm']);
});

test('a visit is compared with the cold one and the first tile with that of the static page', () => {
  const home = rows('/');
  expect(home['P1b first tile /']).toMatchObject({ value: 900, static: 700, max: 910, verdict: 'met' });
  expect(home['P6 LCP, warm /']).toMatchObject({ value: 500, cold: 1200, max: 600, verdict: 'met' });
  expect(home['P6 first tile, warm /']).toMatchObject({ value: 400, max: 600, verdict: 'met' });
});

test.each([
  [1380, 500, 'met'],
  [1381, 501, 'missed'],
])('a player whose LCP is %d ms and whose balance comes after %d ms: %s', (lcp, balance, verdict) => {
  const rows = playerRows('/', { cold: { ...visit, lcp }, warm: { ...visit, balance } }, visits);
  expect(rows['P15 LCP, player /']).toMatchObject({ visitor: 1200, max: 1380, verdict });
  expect(rows['P15 balance after first paint, player, warm /']).toMatchObject({ value: balance, max: 500, verdict });
  expect(rows['P15 blocking, player /']).toMatchObject({ max: 230 });
});

test.each([
  [{ performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }, 'met'],
  [{ performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 }, 'missed'],
  [{ performance: 100, accessibility: 99, 'best-practices': 100, seo: 100 }, 'missed'],
])('the scores %j are %s', (scores, verdict) => {
  expect(scoreRow('/', scores)['P5 Lighthouse /']).toMatchObject({ ...scores, verdict });
});

test('the work of a load has its sum', () => {
  expect(workRows({ '/': load })).toEqual({ '/': { script: 600, 'style and layout': 300, paint: 100, other: 200, all: 1200 } });
});
