import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import { cents, formatBrl, InvalidCentsError, positiveCents, prorate } from './money';

test('integer amounts pass, everything else is rejected', () => {
  expect([cents(0), cents(1), positiveCents(Number.MAX_SAFE_INTEGER)]).toEqual([0, 1, Number.MAX_SAFE_INTEGER]);
  for (const wrong of [-1, 0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) expect(() => cents(wrong)).toThrow(InvalidCentsError);
  expect(() => positiveCents(0)).toThrow(InvalidCentsError);
});

test('prorating rounds down and is exact where floating point is not', () => {
  expect(prorate(1000, 1, 3)).toBe(333);
  expect(prorate(Number.MAX_SAFE_INTEGER, 99, 100)).toBe(8_917_127_262_193_581);
  expect(() => prorate(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(InvalidCentsError);
});

test('two prorated parts are at most a cent less than the whole', () => {
  assert(
    property(nat(), nat(1000), nat(1000), (amount, one, other) => {
      const whole = one + other + 1;
      const sum = prorate(amount, one, whole) + prorate(amount, other + 1, whole);
      expect(amount - sum === 0 || amount - sum === 1).toBe(true);
    }),
  );
});

test.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [100, 'R$ 1,00'],
  [99_999, 'R$ 999,99'],
  [123_456, 'R$ 1.234,56'],
  [5_000_000_000, 'R$ 50.000.000,00'],
  [-3200, '-R$ 32,00'],
])('%i cents are formatted as %s', (amount, text) => {
  expect(formatBrl(amount)).toBe(text);
});
