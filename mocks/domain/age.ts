import type { CalendarDate } from './calendar';
import { dayOf, isCalendarDate } from './calendar';

/** From which age on one may play (SPEC D9). */
export const ADULT = 18;

/**
 * How many years somebody has completed on a day. Who was born on 29 February completes one on 1 March where the year
 * has no such day.
 *
 * @param birthday the day of birth
 * @param today the day that counts
 */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * Whether somebody is of age today in America/Sao_Paulo: 18, as Lei 14.790/2023 has it for bets.
 *
 * @param birthday the day of birth; a day that no calendar has is nobody's
 * @param now the present moment
 */
export function isAdult(birthday: CalendarDate, now: number): boolean {
  return isCalendarDate(birthday) && ageOn(birthday, dayOf(now)) >= ADULT;
}
