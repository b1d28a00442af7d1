import type { CalendarDate } from '../calendar';
import { calendarDay, isCalendarDate } from '../calendar';

/** Minimum age to play, in years (SPEC D9). */
const MIN_AGE_YEARS = 18;

/** Returns the age in completed years. A birthday on 29 February counts from 1 March in common years. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * Returns true if a person is of age in America/Sao_Paulo (Lei 14.790/2023) at `now` (Unix ms); false for an invalid
 * date.
 */
export function isAdult(birthday: CalendarDate, now: number): boolean {
  return isCalendarDate(birthday) && ageOn(birthday, calendarDay(now)) >= MIN_AGE_YEARS;
}
