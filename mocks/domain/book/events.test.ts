import { describe, expect, it } from 'vitest';

import { currentEvents, eventById, isOver, getScore } from './events';
import { leagues } from './leagues';

const seed = 'test';
const now = Date.UTC(2026, 10, 21, 17, 5);
const HOUR_MS = 3_600_000;

describe('the events', () => {
  it('depend only on seed and moment', () => {
    expect(currentEvents(seed, now)).toEqual(currentEvents(seed, now));
    expect(currentEvents('other', now)).not.toEqual(currentEvents(seed, now));
  });

  it('include every sport and a live event at any hour', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const events = currentEvents(seed, now + hour * HOUR_MS);
      expect(new Set(events.map(({ sport }) => sport)).size).toBe(4);
      expect(events.some((event) => getScore(seed, event, now + hour * HOUR_MS) !== undefined)).toBe(true);
    }
  });

  it('have unique ids, by which they are found also after their end', () => {
    const events = currentEvents(seed, now);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const event of events) expect(eventById(seed, event.id)).toEqual(event);
  });

  it('have each side at most once per round', () => {
    for (const { id } of leagues) {
      const events = currentEvents(seed, now).filter(({ league }) => league === id);
      for (const moment of new Set(events.map(({ startsAt }) => startsAt))) {
        const round = events.filter(({ startsAt }) => startsAt === moment);
        expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(2 * round.length);
      }
    }
  });

  it.each(['', 'serie-ouro', 'serie-ouro-1', 'serie-ouro-1-9', 'no-league-1-1', '__proto__-1-1', 'serie-ouro-99999999999-1'])(
    'do not include the invalid id %s',
    (id) => {
      expect(eventById(seed, id)).toBeUndefined();
    },
  );
});

describe('the score of an event', () => {
  const event = currentEvents(seed, now).find(({ sport, isCalledOff }) => sport === 'futebol' && !isCalledOff);
  if (event === undefined) throw new Error('There is no football.');

  it('is undefined before the start, never falls, and is constant after the end', () => {
    expect(getScore(seed, event, event.startsAt - 1)).toBeUndefined();
    let goals = 0;
    for (let minute = 0; minute <= 105; minute += 5) {
      const score = getScore(seed, event, event.startsAt + minute * 60_000);
      expect((score?.home ?? 0) + (score?.away ?? 0)).toBeGreaterThanOrEqual(goals);
      goals = (score?.home ?? 0) + (score?.away ?? 0);
    }
    expect(getScore(seed, event, event.endsAt + HOUR_MS)).toEqual(getScore(seed, event, event.endsAt));
    expect(isOver(seed, event, event.endsAt)).toBe(true);
    expect(isOver(seed, event, event.endsAt - 1)).toBe(false);
  });
});
