// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { BRAZILIAN, cappedPrecision, clampedMoney, moneyText, moneyValue, pastedMoney, typedMoney } from './money-text';

test('the defaults are two decimals, English separators, negatives and no blank (SPEC V5)', () => {
  expect(moneyText(123_456)).toBe('1,234.56');
  expect(moneyText(-123_456)).toBe('-1,234.56');
  expect([moneyText(null), typedMoney('')]).toEqual(['0.00', '0.00']);
});

test('Brazilian separators can be set', () => {
  expect(moneyText(123_456_789, BRAZILIAN)).toBe('1.234.567,89');
});

test.each([
  [undefined, 2],
  [0, 0],
  [-1, 0],
  [2.9, 2],
  [1000, 1000],
  [1001, 1000],
  [Number.NaN, 0],
])('a precision of %s is capped to %i', (precision, capped) => {
  expect(cappedPrecision(precision)).toBe(capped);
});

test('a precision of 0 has no separator and no decimals', () => {
  expect(typedMoney('1234', { precision: 0 })).toBe('1,234');
  expect(pastedMoney('1.234,56', { ...BRAZILIAN, precision: 0 })).toBe('1.234');
});

test('a precision of 1000, and 1001, has 1000 decimals', () => {
  for (const precision of [1000, 1001]) {
    expect(typedMoney('7', { precision })).toBe(`0.${'0'.repeat(999)}7`);
    expect(moneyValue(typedMoney('7', { precision }))).toBe(7);
    expect(pastedMoney('1', { precision })).toBe(`1.${'0'.repeat(1000)}`);
  }
});

test.each([
  ['-5', {}, '-0.05'],
  ['0.05-', {}, '-0.05'],
  ['-0.05-', {}, '0.05'],
  ['-5', { negative: false }, '0.05'],
  ['-', {}, '-0.00'],
  ['-', { blank: true }, '-'],
  ['-', { blank: true, negative: false }, ''],
  ['', { blank: true }, ''],
  ['0', { blank: true }, '0.00'],
  ['0.0', { blank: true }, ''],
])('the typed text "%s" with %j becomes "%s"', (typed, format, text) => {
  expect(typedMoney(typed, format)).toBe(text);
});

test('digits enter from the right', () => {
  let text = '';
  const seen = ['1', '2', '3', '4', '5', '6'].map((key) => (text = typedMoney(text + key, BRAZILIAN)));
  expect(seen).toEqual(['0,01', '0,12', '1,23', '12,34', '123,45', '1.234,56']);
});

test.each([
  ['1.234,56', '1.234,56'],
  ['1,234.56', '1.234,56'],
  ['R$ 1.234,56', '1.234,56'],
  ['1234,5', '1.234,50'],
  ['1234.5', '1.234,50'],
  ['1234', '1.234,00'],
  ['1.234', '1.234,00'],
  ['1.234.567', '1.234.567,00'],
  ['1,234,567.8', '1.234.567,80'],
  ['0,999', '0,99'],
  ['-1.234,56', '-1.234,56'],
  [',5', '0,50'],
  ['abc', '0,00'],
])('the pasted text "%s" becomes %s', (pasted, text) => {
  expect(pastedMoney(pasted, BRAZILIAN)).toBe(text);
});

test('a paste without an amount leaves a blank field blank', () => {
  expect(pastedMoney('abc', { ...BRAZILIAN, blank: true })).toBe('');
});

test('amounts are clamped, blank is not', () => {
  expect(clampedMoney(50, { min: 100, max: 500 })).toBe(100);
  expect(clampedMoney(900, { min: 100, max: 500 })).toBe(500);
  expect(clampedMoney(-900, {})).toBe(-900);
  expect(clampedMoney(null, { min: 100 })).toBeNull();
});

test('every amount is equal after formatting and parsing, in every precision', () => {
  const format = fc.record({ precision: fc.integer({ min: -2, max: 1200 }), negative: fc.constant(true) });
  fc.assert(
    fc.property(fc.maxSafeInteger(), format, (cents, options) => {
      expect(moneyValue(moneyText(cents, { ...options, ...BRAZILIAN }))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('a text beyond the safe integers is capped', () => {
  expect(moneyValue('9'.repeat(40))).toBe(Number.MAX_SAFE_INTEGER);
});
