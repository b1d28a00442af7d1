/** A calendar day in America/Sao_Paulo, YYYY-MM-DD. */
export type CalendarDate = string;

/** How long a limit or a bucket of a statement is; weeks begin on Monday. */
export type Period = 'day' | 'week' | 'month';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// Brazil has had no daylight saving since 2019: São Paulo is three hours behind UTC all year.
const BEHIND_UTC = 3 * HOUR;

const local = (moment: number) => new Date(moment - BEHIND_UTC).toISOString();
const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (utcMoment: number) => new Date(utcMoment).toISOString().slice(0, 10);

/** The day that it is in São Paulo at a moment (milliseconds since 1970). */
export function dayOf(moment: number): CalendarDate {
  return local(moment).slice(0, 10);
}

/** The moment at which a day begins in São Paulo. */
export function startOf(date: CalendarDate): number {
  return utc(date) + BEHIND_UTC;
}

/** A day so many days later, or earlier with a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(utc(date) + days * DAY);
}

/** How many days lie from one day to another; 0 for the same day. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utc(to) - utc(from)) / DAY;
}

/** Whether a text is a day that the calendar has. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = utc(text);
  return !Number.isNaN(moment) && dateOf(moment) === text;
}

/** The day, the week from Monday or the month that a day lies in: its first and its last day. */
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

/** The moment so many months later, at the same time of day; 31 January and one month is the last day of February. */
export function addMonths(moment: number, months: number): number {
  const day = dayOf(moment);
  const target = new Date(utc(`${day.slice(0, 8)}01`));
  target.setUTCMonth(target.getUTCMonth() + months);
  const month = periodAround(dateOf(target.getTime()), 'month');
  const date = Math.min(Number(day.slice(8)), Number(month.to.slice(8)));
  return startOf(addDays(month.from, date - 1)) + (moment - startOf(day));
}

/** A moment as the contract writes it, ISO 8601 with São Paulo's offset; thousandths of a second only where there are any. */
export function isoDateTime(moment: number): string {
  return `${local(moment).slice(0, -1).replace('.000', '')}-03:00`;
}

/** A moment as a message to the player has it: `22/11/2026 14:05`. */
export function displayMoment(moment: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(local(moment)) ?? [];
  return `${String(day)}/${String(month)}/${String(year)} ${String(time)}`;
}
