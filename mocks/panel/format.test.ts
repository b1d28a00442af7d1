import { expect, test } from 'vitest';

import { formatDateTime, formatMoney, formatTime, parseCents, parseInteger } from './format';

test('typed reais are parsed to cents', () => {
  expect(['12', '12.5', '12,50', ' 0.01 '].map(parseCents)).toEqual([1200, 1250, 1250, 1]);
  expect(['', '0', '0,00', '-1', '1.234,56', '12.345', 'x'].map(parseCents)).toEqual(Array.from({ length: 7 }));
});

test('typed integers are parsed', () => {
  expect(['0', ' 60000 '].map(parseInteger)).toEqual([0, 60_000]);
  expect(['', '-1', '1.5', '1e3'].map(parseInteger)).toEqual(Array.from({ length: 4 }));
});

test('timestamps are shown in São Paulo time; invalid ones are shown as is', () => {
  expect(formatDateTime('2026-11-21T17:05:12Z')).toBe('21 Nov 2026, 14:05:12');
  expect(formatTime('2026-11-21T14:05:12-03:00')).toBe('14:05:12');
  expect(formatTime('soon')).toBe('soon');
});

test('cents are formatted as reais', () => {
  expect(formatMoney(123_456)).toBe('R$1,234.56');
});
