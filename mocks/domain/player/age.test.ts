import { expect, test } from 'vitest';

import { ageOn, isAdult } from './age';

test.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-22', '2026-11-21', -1],
])('a person born on %s is %3$i on %s', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test('a person is of age from midnight of the birthday in São Paulo, three hours after UTC (SPEC G5)', () => {
  expect(isAdult('2008-11-22', Date.parse('2026-11-22T02:59:59Z'))).toBe(false);
  expect(isAdult('2008-11-22', Date.parse('2026-11-22T03:00:00Z'))).toBe(true);
});

test('an invalid date never counts as of age', () => {
  for (const birthday of ['1990-02-30', '1990-13-01', '', '17/05/1990']) expect(isAdult(birthday, Date.UTC(2026, 10, 21))).toBe(false);
});
