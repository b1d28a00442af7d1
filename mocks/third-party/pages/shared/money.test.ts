import { expect, it } from 'vitest';

import { formatMoney, parseMoney } from './money';

it('cents are formatted as in Brazil', () => {
  expect(formatMoney(123_456).replace(/\s/g, ' ')).toBe('R$ 1.234,56');
});

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12,', 1200],
  ['1.234,56', 123_456],
  [' 0,01 ', 1],
])('the amount %s is parsed', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents);
});

it.each(['', '-5', '1,234', '12.5', '1e3', 'abc', '1.23,4', '99999999999'])('%s is not an amount', (typed) => {
  expect(parseMoney(typed)).toBeUndefined();
});
