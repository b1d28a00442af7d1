// @vitest-environment node
import { expect, test } from 'vitest';

import { ageInYears, parseDay } from './calendar-day';
import { isCpf } from './cpf';

test.each([
  ['17/05/1990', '1990-05-17'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', undefined],
  ['31/04/2000', undefined],
  ['00/01/2000', undefined],
  ['17/05/19', undefined],
  ['', undefined],
])('the text %s is parsed as the day %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

test.each([
  ['2008-03-15', '2026-03-14', 17],
  ['2008-03-15', '2026-03-15', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is on %s %i years old', (birthday, today, age) => {
  expect(ageInYears(birthday, today)).toBe(age);
});

test.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['935.411.347-80', true],
  ['52998224726', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
  ['', false],
])('the text %s is a valid CPF: %s', (text, valid) => {
  expect(isCpf(text)).toBe(valid);
});
