import { expect, test } from 'vitest';

import { durationLines, progressLine } from './progress';

test('the progress line names the time, the steps that are done, and the running ones', () => {
  const running = [
    { name: 'types', seconds: 12.4 },
    { name: 'unit', seconds: 170 },
  ];
  expect(progressLine(185, 8, 19, running)).toBe('3:05  8 of 19 steps done, running: types (12 s), unit (170 s)');
});

test('the durations begin with the longest step, mark failures, and end with the total', () => {
  const results = [
    { name: 'lint', seconds: 20.04, isOk: true },
    { name: 'unit', seconds: 301, isOk: false },
  ];
  expect(durationLines(results, 330)).toEqual(['   301.0 s  unit (failed)', '    20.0 s  lint', '5:30 in all']);
});
