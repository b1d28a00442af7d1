/** A calendar day in America/Sao_Paulo, YYYY-MM-DD. */
export type CalendarDate = string;

/** The period of a limit or of a statement bucket; weeks start on Monday. */
export type Period = 'day' | 'week' | 'month';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// São Paulo has been three hours behind UTC all year since Brazil abolished daylight saving time in 2019.
const BEHIND_UTC = 3 * HOUR;

const local = (moment: number) => new Date(moment - BEHIND_UTC).toISOString();
const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (utcMoment: number) => new Date(utcMoment).toISOString().slice(0, 10);

/** Returns the calendar day in São Paulo at a timestamp (Unix ms). */
export function dayOf(moment: number): CalendarDate {
  return local(moment).slice(0, 10);
}

/** Returns the timestamp (Unix ms) at which a day starts in São Paulo. */
export function startOf(date: CalendarDate): number {
  return utc(date) + BEHIND_UTC;
}

/** Adds days to a date; a negative number subtracts. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(utc(date) + days * DAY);
}

/** Returns the number of days between two dates; 0 for the same day. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utc(to) - utc(from)) / DAY;
}

/** Returns true if the text is a valid calendar date. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = utc(text);
  return !Number.isNaN(moment) && dateOf(moment) === text;
}

/** Returns the first and last day of the day, week or month that contains a date. */
export function periodAround(date: CalendarDate, period: Period): { from: CalendarDate; to: CalendarDate } {
  switch (period) {
    case 'day':
      return { from: date, to: date };
    case 'week': {
      const sinceMonday = (new Date(utc(date)).getUTCDay() + 6) % 7;
      const from = addDays(date, -sinceMonday);
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const first = new Date(utc(date));
      const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
      return { from: `${date.slice(0, 8)}01`, to: dateOf(last) };
    }
  }
}

/** Adds calendar months to a timestamp and keeps the time of day. The day is clamped to the end of the month. */
export function addMonths(moment: number, months: number): number {
  const day = dayOf(moment);
  const target = new Date(utc(`${day.slice(0, 8)}01`));
  target.setUTCMonth(target.getUTCMonth() + months);
  const month = periodAround(dateOf(target.getTime()), 'month');
  const date = Math.min(Number(day.slice(8)), Number(month.to.slice(8)));
  return startOf(addDays(month.from, date - 1)) + (moment - startOf(day));
}

/** Formats a timestamp as ISO 8601 with São Paulo's offset. Milliseconds are omitted when zero. */
export function isoDateTime(moment: number): string {
  return `${local(moment).slice(0, -1).replace('.000', '')}-03:00`;
}

/** Formats a timestamp for a message to the player: `22/11/2026 14:05`. */
export function displayMoment(moment: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(local(moment)) ?? [];
  return `${String(day)}/${String(month)}/${String(year)} ${String(time)}`;
}
