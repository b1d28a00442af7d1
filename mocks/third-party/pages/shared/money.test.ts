import { expect, it } from 'vitest';

import { fieldText, formatMoney, typedCents } from './money';

it('cents are formatted as in Brazil', () => {
  expect(formatMoney(123_456).replace(/\s/g, ' ')).toBe('R$ 1.234,56');
});

it.each([
  ['5', 5, '0,05'],
  ['500', 500, '5,00'],
  ['5,000', 5000, '50,00'],
  ['R$ 1.234,56', 123_456, '1.234,56'],
  ['0,0', 0, ''],
  ['abc', 0, ''],
])('the digits of %s are cents, as on the site (SPEC V5)', (typed, cents, shown) => {
  expect(typedCents(typed)).toBe(cents);
  expect(fieldText(cents)).toBe(shown);
});
