import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addDays,
  addMonths,
  calendarDay,
  DAY,
  daysBetween,
  displayMoment,
  isCalendarDate,
  isoDateTime,
  periodAround,
  startOfDay,
} from './calendar';

const moments = integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') });
const saoPaulo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' });

test('days, times and offsets are those of America/Sao_Paulo', () => {
  assert(
    property(moments, (moment) => {
      const [day = '', time = ''] = saoPaulo.format(moment).split(' ');
      expect(calendarDay(moment)).toBe(day);
      expect(isoDateTime(moment).slice(0, 19)).toBe(`${day}T${time}`);
      expect(displayMoment(moment)).toBe(`${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`);
      expect(Date.parse(isoDateTime(moment))).toBe(moment);
      const since = moment - startOfDay(day);
      expect(since >= 0 && since < DAY).toBe(true);
    }),
  );
});

test('a timestamp is formatted as in the contract, with milliseconds only if non-zero', () => {
  expect(isoDateTime(Date.parse('2026-11-21T17:05:00Z'))).toBe('2026-11-21T14:05:00-03:00');
  expect(isoDateTime(Date.parse('2026-11-21T17:05:00.250Z'))).toBe('2026-11-21T14:05:00.250-03:00');
  expect(displayMoment(Date.parse('2026-11-22T17:05:00Z'))).toBe('22/11/2026 14:05');
});

test('a late evening belongs to its local day, not to the next UTC day', () => {
  expect(calendarDay(Date.parse('2026-11-22T02:59:59Z'))).toBe('2026-11-21');
  expect(calendarDay(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

describe('periods', () => {
  test('start weeks on Monday and end months on their last day', () => {
    expect(periodAround('2026-11-21', 'day')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(periodAround('2026-11-21', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodAround('2026-11-22', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(periodAround('2026-11-23', 'week')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(periodAround('2028-02-10', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(periodAround('2026-12-31', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  test('contain every day exactly once', () => {
    assert(
      property(moments.map(calendarDay), constantFrom('day' as const, 'week' as const, 'month' as const), (day, period) => {
        const { from, to } = periodAround(day, period);
        expect(from <= day && day <= to).toBe(true);
        expect(periodAround(from, period)).toEqual(periodAround(to, period));
        expect(periodAround(addDays(to, 1), period).from).toBe(addDays(to, 1));
        expect(daysBetween(from, to)).toBe({ day: 0, week: 6, month: Number(to.slice(8)) - 1 }[period]);
      }),
    );
  });
});

test.each([
  ['2026-11-21T14:05:00-03:00', 3, '2027-02-21T14:05:00-03:00'],
  ['2026-01-31T23:59:59-03:00', 1, '2026-02-28T23:59:59-03:00'],
  ['2027-12-31T00:00:00-03:00', 2, '2028-02-29T00:00:00-03:00'],
  ['2026-03-15T01:30:00-03:00', 12, '2027-03-15T01:30:00-03:00'],
  ['2026-11-30T22:30:00-03:00', 6, '2027-05-30T22:30:00-03:00'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(isoDateTime(addMonths(Date.parse(from), months))).toBe(to);
});

test('an invalid date is rejected', () => {
  expect(['2026-02-28', '2028-02-29'].every(isCalendarDate)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'hoje'].some(isCalendarDate)).toBe(false);
});
