import { expect, test } from 'vitest';

import { newestRuns } from './newest-runs';
import { siteRun } from './report.fixture';

const login = { ...siteRun(2, 0), tables: { Figures: { 'P1 LCP /login': { value: 1500 } } } };

test('the newest run counts alone, if it has all rows', () => {
  const newest = siteRun(2, 2000);
  expect(newestRuns([siteRun(1, 2400), siteRun(2, 2200), newest])).toEqual([newest]);
});

test('a run of the same day with other pages counts as well', () => {
  const home = siteRun(2, 2000);
  expect(newestRuns([siteRun(1, 2400), home, login])).toEqual([home, login]);
  expect(newestRuns([siteRun(1, 2400), login])).toEqual([login]);
});

test('without a run there is none', () => {
  expect(newestRuns([])).toEqual([]);
});
