import { expect, test } from 'vitest';

import { appendRun, rounded } from './kept-runs';

const run = (build: string) => ({
  date: '2026-11-23T03:00:00.000Z',
  build,
  machine: { cpu: 'Test CPU', cores: 2 },
  tables: { Rounds: { mines: { tasks: 12, note: '–' } } },
});

test('a run is one line of JSON', () => {
  expect(JSON.parse(appendRun('', run('one'), 10))).toEqual(run('one'));
});

test('the oldest runs are dropped', () => {
  const text = ['one', 'two', 'three'].reduce((kept, build) => appendRun(kept, run(build), 2), '');
  expect(text).toBe(`${JSON.stringify(run('two'))}\n${JSON.stringify(run('three'))}\n`);
});

test.each([
  [1234.56, 0, 1235],
  [0.0049, 2, 0],
  [Number.NaN, 0, '–'],
])('%d with %d digits is %s', (value, digits, expected) => {
  expect(rounded(value, digits)).toBe(expected);
});
