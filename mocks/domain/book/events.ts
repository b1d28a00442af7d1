import { createRandom, hash } from '../random';
import type { Pair, Score } from './sport-simulation';
import { simulations } from './simulations';
import { type League, leagueById, leagues, type SportId } from './leagues';

const MINUTE_MS = 60_000;
/** Longest time before its start at which an event is offered. */
const OFFERED_AHEAD_MS = 36 * 60 * MINUTE_MS;
/** Number of events of which one is called off on average. */
const EVENTS_PER_CANCELLATION = 40;

/** Event of the sportsbook, which follows from the world's seed and its id alone. */
export interface BookEvent {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Time of the start, in Unix ms. */
  readonly startsAt: number;
  /** Time of the latest end, in Unix ms. A match of sets or maps may be decided before: see {@link isOver}. */
  readonly endsAt: number;
  /** Ratings of both sides, each from −1 to 1. */
  readonly ratings: Pair;
  /** True if it is never played: each selection of it is void. */
  readonly isCalledOff: boolean;
}

/** Returns the rating of a side, from −1 to 1. */
function getRating(seed: string, side: string): number {
  return (hash(`${seed}/side/${side}`) / 2 ** 32) * 2 - 1;
}

/** Draws the event at a place in a round of a league; undefined if the round has no such place. */
function createEvent(seed: string, league: League, round: number, slot: number): BookEvent | undefined {
  const random = createRandom(`${seed}/draw/${league.id}/${String(round)}`);
  // The sides are shuffled (Fisher-Yates): none plays twice in a round.
  const draw = [...league.sides];
  for (let last = draw.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [draw[last], draw[other]] = [draw[other] ?? '', draw[last] ?? ''];
  }
  const [home, away] = draw.slice(2 * slot, 2 * slot + 2);
  if (home === undefined || away === undefined || slot >= league.size) return undefined;
  const id = `${league.id}-${String(round)}-${String(slot)}`;
  const startsAt = (round * league.every + league.offset) * MINUTE_MS;
  const simulation = simulations[league.sport];
  return {
    id,
    sport: league.sport,
    league: league.id,
    home,
    away,
    startsAt,
    endsAt: startsAt + simulation.minutes * MINUTE_MS,
    ratings: [getRating(seed, home), getRating(seed, away)],
    isCalledOff: hash(`${seed}/weather/${id}`) % EVENTS_PER_CANCELLATION === 0,
  };
}

/** Returns an event by its id; undefined for an invalid one. */
export function eventById(seed: string, id: string): BookEvent | undefined {
  const [, league = '', round = '', slot = ''] = /^([a-z-]+)-(\d{1,9})-(\d)$/.exec(id) ?? [];
  const found = leagueById(league);
  return found && createEvent(seed, found, Number(round), Number(slot));
}

/** Lists live events and those of the next 36 hours after `now` (Unix ms), earliest first. Some will be called off. */
export function currentEvents(seed: string, now: number): BookEvent[] {
  const events = leagues.flatMap((league) => {
    const simulation = simulations[league.sport];
    const roundAt = (moment: number) => (moment / MINUTE_MS - league.offset) / league.every;
    const first = Math.ceil(roundAt(now - simulation.minutes * MINUTE_MS));
    const last = Math.floor(roundAt(now + OFFERED_AHEAD_MS));
    return Array.from({ length: Math.max(0, last - first + 1) * league.size }, (_, index) =>
      createEvent(seed, league, first + Math.floor(index / league.size), index % league.size),
    );
  });
  return events
    .filter((event): event is BookEvent => event !== undefined && !isOver(seed, event, now))
    .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** Returns the score at `now` (Unix ms), after the end the final one; undefined before the start or if called off. */
export function getScore(seed: string, event: BookEvent, now: number): Score | undefined {
  if (now < event.startsAt || event.isCalledOff) return undefined;
  const minute = (Math.min(now, event.endsAt) - event.startsAt) / MINUTE_MS;
  const simulation = simulations[event.sport];
  return simulation.scoreAt(simulation.strengths(...event.ratings), () => createRandom(`${seed}/course/${event.id}`), minute);
}

/** Returns true if nothing of the event can change any more; a called-off event is over from its time of start. */
export function isOver(seed: string, event: BookEvent, now: number): boolean {
  if (event.isCalledOff) return now >= event.startsAt;
  return now >= event.endsAt || getScore(seed, event, now)?.progress === 1;
}
