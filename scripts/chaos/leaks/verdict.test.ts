import { expect, test } from 'vitest';

import { formatLeaks, leakFailures } from './verdict';

const group = (nodes: readonly number[], listeners: readonly number[] = nodes.map(() => 300), uncaught: readonly string[] = []) => ({
  name: 'house games',
  visits: 10 * nodes.length,
  kept: nodes.map((count, index) => ({ nodes: count, listeners: listeners[index] ?? 0 })),
  uncaught,
});

test('up to a tenth more than after the first ten visits passes, also if a page was still being left in between', () => {
  expect(leakFailures(group([700, 770, 770, 770]))).toEqual([]);
  expect(leakFailures(group([700, 1366, 700, 1400]))).toEqual([]);
});

test('more fails, with the limit', () => {
  expect(leakFailures(group([700, 771, 771, 771]))).toEqual(['house games: 771 nodes, at most 770']);
  expect(leakFailures(group([700, 700, 9000, 11_000, 14_454], [273, 273, 763, 763, 763]))).toEqual([
    'house games: 9000 nodes, at most 770',
    'house games: 763 listeners, at most 300',
  ]);
});

test('an uncaught error fails, and so does a group without measurements', () => {
  expect(leakFailures(group([700, 700], undefined, ['TypeError: x']))).toEqual(['house games: TypeError: x']);
  expect(leakFailures(group([]))).toEqual(['house games: nothing was measured']);
});

test('the table has the first and the highest later measurement, and the lowest of the last three', () => {
  expect(formatLeaks([group([700, 690, 750, 720, 721], [300, 290, 302, 301, 301])]).split('\n')).toEqual([
    '| group | visits | nodes after 10 | most | at the end | listeners after 10 | most | at the end |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| house games | 50 | 700 | 750 | 720 | 300 | 302 | 301 |',
  ]);
});
