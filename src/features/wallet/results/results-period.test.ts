// @vitest-environment node
import { expect, test } from 'vitest';

import { dayBefore, monthOptions, parsePeriod, periodName, yearOptions } from './results-period';

const TODAY = '2026-03-15';

test.each([
  [null, '2026'],
  ['2025', '2025'],
  ['2025-12', '2025-12'],
  ['2026-03', '2026-03'],
  ['2026-04', '2026'],
  ['2027', '2026'],
  ['2025-13', '2026'],
  ['abc', '2026'],
])('the period %j of the URL is %s', (text, period) => {
  expect(parsePeriod(text, TODAY)).toBe(period);
});

test('five years, and the months that have begun, can be chosen', () => {
  expect(yearOptions(TODAY)).toEqual(['2026', '2025', '2024', '2023', '2022']);
  expect(monthOptions('2026', TODAY).map(({ label }) => label)).toEqual(['Janeiro', 'Fevereiro', 'Março']);
  expect(monthOptions('2025', TODAY)).toHaveLength(12);
});

test('a period has a name', () => {
  expect([periodName('2025'), periodName('2026-03')]).toEqual(['2025', 'março de 2026']);
});

test('the day before the first of a year is 31 December', () => {
  expect([dayBefore('2026-01-01'), dayBefore('2024-03-01')]).toEqual(['2025-12-31', '2024-02-29']);
});
