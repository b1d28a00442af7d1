// @vitest-environment node
import { expect, test } from 'vitest';

import { endingLabel } from './ending-label';

const END = '2026-11-21T23:59:59-03:00';
const HOUR_MS = 3_600_000;

test.each([
  [5 * HOUR_MS + 12 * 60_000, 'Termina às 23:59, em 5\u00a0h 12\u00a0min'],
  [48 * HOUR_MS, 'Termina às 23:59, em 48\u00a0h 0\u00a0min'],
  [30_000, 'Termina às 23:59, em 1\u00a0min'],
  [2 * HOUR_MS - 30_000, 'Termina às 23:59, em 2\u00a0h 0\u00a0min'],
  [HOUR_MS - 30_000, 'Termina às 23:59, em 1\u00a0h 0\u00a0min'],
  [48 * HOUR_MS + 1, undefined],
  [0, undefined],
  [-1, undefined],
])('%i ms before the end the label is %s', (left, label) => {
  expect(endingLabel(END, Date.parse(END) - left)).toBe(label);
});

test('a promotion without an end has no label', () => {
  expect(endingLabel(null, 0)).toBeUndefined();
});
