/** Day in America/Sao_Paulo, as YYYY-MM-DD. */
export type CalendarDate = string;

/** Period of a statement or limit. Weeks start on Monday. */
export type Period = 'day' | 'week' | 'month';

// Durations in ms.
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Time that São Paulo is behind UTC, which is constant: Brazil abolished daylight saving time in 2019. */
const BEHIND_UTC_MS = 3 * HOUR;

const toLocalIso = (moment: number) => new Date(moment - BEHIND_UTC_MS).toISOString();
const parseUtcDate = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const formatUtcDate = (utcMoment: number) => new Date(utcMoment).toISOString().slice(0, 10);

/** Returns the day in São Paulo at a timestamp (Unix ms). */
export function calendarDay(moment: number): CalendarDate {
  return toLocalIso(moment).slice(0, 10);
}

/** Returns the start of a day in São Paulo, in Unix ms. */
export function startOfDay(date: CalendarDate): number {
  return parseUtcDate(date) + BEHIND_UTC_MS;
}

/** Returns the day after a number of days; an earlier one if the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return formatUtcDate(parseUtcDate(date) + days * DAY);
}

/** Returns the number of days from one date to another; negative if the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (parseUtcDate(to) - parseUtcDate(from)) / DAY;
}

/** Returns true for an existing day, as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = parseUtcDate(text);
  return !Number.isNaN(moment) && formatUtcDate(moment) === text;
}

/** Returns the first and last day of the period that contains a date. */
export function periodAround(date: CalendarDate, period: Period): { from: CalendarDate; to: CalendarDate } {
  switch (period) {
    case 'day':
      return { from: date, to: date };
    case 'week': {
      const sinceMonday = (new Date(parseUtcDate(date)).getUTCDay() + 6) % 7;
      const from = addDays(date, -sinceMonday);
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const first = new Date(parseUtcDate(date));
      const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
      return { from: `${date.slice(0, 8)}01`, to: formatUtcDate(last) };
    }
  }
}

/** Adds calendar months to a timestamp in Unix ms, clamped to the end of the month, and keeps the time of day. */
export function addMonths(moment: number, months: number): number {
  const day = calendarDay(moment);
  const target = new Date(parseUtcDate(`${day.slice(0, 8)}01`));
  target.setUTCMonth(target.getUTCMonth() + months);
  const month = periodAround(formatUtcDate(target.getTime()), 'month');
  const date = Math.min(Number(day.slice(8)), Number(month.to.slice(8)));
  return startOfDay(addDays(month.from, date - 1)) + (moment - startOfDay(day));
}

/** Formats a timestamp in Unix ms as ISO 8601 with São Paulo's offset, without zero milliseconds. */
export function isoDateTime(moment: number): string {
  return `${toLocalIso(moment).slice(0, -1).replace('.000', '')}-03:00`;
}

/** Formats a timestamp in Unix ms for the player, in São Paulo's time: `22/11/2026 14:05`. */
export function displayMoment(moment: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(toLocalIso(moment)) ?? [];
  return `${String(day)}/${String(month)}/${String(year)} ${String(time)}`;
}
