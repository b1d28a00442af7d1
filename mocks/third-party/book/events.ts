import { createRandom, hash } from '../../db/random';
import type { Score, Strengths } from './course';
import { courses } from './courses';
import { type League, leagueById, leagues, type SportId } from './leagues';

const MINUTE = 60_000;
/** How far ahead events are offered. */
const AHEAD = 36 * 60 * MINUTE;
/** One event in so many is called off. */
const CALLED_OFF = 40;

/** One event. It follows from seed and id alone, so any moment of the past or the future can be asked for. */
export interface BookEvent {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly strengths: Strengths;
  /** It is never played, and every bet on it is void. */
  readonly isCalledOff: boolean;
}

/** The rating of a side, −1 to 1: the same all season. */
function rating(seed: string, side: string): number {
  return (hash(`${seed}/side/${side}`) / 2 ** 32) * 2 - 1;
}

function eventOf(seed: string, league: League, round: number, place: number): BookEvent | undefined {
  const random = createRandom(`${seed}/draw/${league.id}/${String(round)}`);
  // Fisher and Yates, so that nobody meets two others at once.
  const draw = [...league.sides];
  for (let last = draw.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [draw[last], draw[other]] = [draw[other] ?? '', draw[last] ?? ''];
  }
  const [home, away] = draw.slice(2 * place, 2 * place + 2);
  if (home === undefined || away === undefined || place >= league.size) return undefined;
  const id = `${league.id}-${String(round)}-${String(place)}`;
  const startsAt = (round * league.every + league.offset) * MINUTE;
  const course = courses[league.sport];
  return {
    id,
    sport: league.sport,
    league: league.id,
    home,
    away,
    startsAt,
    endsAt: startsAt + course.minutes * MINUTE,
    strengths: course.strengths(rating(seed, home), rating(seed, away)),
    isCalledOff: hash(`${seed}/weather/${id}`) % CALLED_OFF === 0,
  };
}

/**
 * The event with an id.
 *
 * @param seed the book's
 * @returns undefined for an id that no event can have
 */
export function eventById(seed: string, id: string): BookEvent | undefined {
  const [, league = '', round = '', place = ''] = /^([a-z-]+)-(\d{1,9})-(\d)$/.exec(id) ?? [];
  const found = leagueById(league);
  return found && eventOf(seed, found, Number(round), Number(place));
}

/**
 * The events that are on or that start within the next day and a half, the earliest first.
 *
 * @param seed the book's
 * @param now milliseconds since 1970
 */
export function currentEvents(seed: string, now: number): BookEvent[] {
  const events = leagues.flatMap((league) => {
    const course = courses[league.sport];
    const roundAt = (moment: number) => (moment / MINUTE - league.offset) / league.every;
    const first = Math.ceil(roundAt(now - course.minutes * MINUTE));
    const last = Math.floor(roundAt(now + AHEAD));
    return Array.from({ length: Math.max(0, last - first + 1) * league.size }, (_, index) =>
      eventOf(seed, league, first + Math.floor(index / league.size), index % league.size),
    );
  });
  return events
    .filter((event): event is BookEvent => event !== undefined && !isOver(seed, event, now))
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** The score of an event; undefined before its start and for one that is called off. */
export function scoreOf(seed: string, event: BookEvent, now: number): Score | undefined {
  if (now < event.startsAt || event.isCalledOff) return undefined;
  const minute = (Math.min(now, event.endsAt) - event.startsAt) / MINUTE;
  return courses[event.sport].scoreAt(event.strengths, () => createRandom(`${seed}/course/${event.id}`), minute);
}

/** Whether an event has its final score, or was called off at its start. */
export function isOver(seed: string, event: BookEvent, now: number): boolean {
  if (event.isCalledOff) return now >= event.startsAt;
  return now >= event.endsAt || scoreOf(seed, event, now)?.progress === 1;
}
