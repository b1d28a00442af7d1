import { expect, test } from 'vitest';

import { collectSeries, historyPlot } from './history';
import { siteRun } from './report.fixture';

test('a figure and its references are one series, other columns are one each', () => {
  const series = collectSeries([siteRun(1, 2400), siteRun(2, 2000)]);
  expect(series.find(({ name }) => name === 'P1 LCP /')?.lines).toMatchObject({
    value: [{ build: 'build-1', value: 2400 }, { value: 2000 }],
    static: [{ value: 1000 }, { value: 1000 }],
  });
  expect(series.map(({ name }) => name)).toContain('/: script');
  expect(series.map(({ name }) => name).filter((name) => name.includes('max'))).toEqual([]);
});

test('a figure of one run has no history', () => {
  expect(collectSeries([siteRun(1, 2400)])).toEqual([]);
});

test('a plot has a mark for each run', () => {
  const [series] = collectSeries([siteRun(1, 2400), siteRun(2, 2000), siteRun(3, 1200)]);
  const plot = series === undefined ? '' : historyPlot(series);
  expect(plot.match(/<title>value: /g)).toHaveLength(3);
  expect(plot).toContain('now 1200, at most 2400');
});
