import { expect, test } from 'vitest';

import { formatElapsed, formatSignedMoney } from './format-session';

test.each([
  [-5, '0:00'],
  [7999, '0:07'],
  [725_000, '12:05'],
  [3_723_000, '1:02:03'],
])('formatElapsed formats %i ms as %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});

test.each([
  [1800, '+R$ 18,00'],
  [0, 'R$ 0,00'],
  [-1800, '-R$ 18,00'],
])('formatSignedMoney formats %i cents as %s', (cents, text) => {
  expect(formatSignedMoney(cents).replace(/\u00a0/g, ' ')).toBe(text);
});
