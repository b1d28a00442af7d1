import { describe, expect, it } from 'vitest';

import { courses } from './courses';
import { type BookEvent, currentEvents, scoreOf } from './events';
import { LEAST_ODDS, MOST_ODDS } from './odds';
import { marketsOf, quoteOf, statusOf } from './quotes';

const seed = 'test';
const now = Date.UTC(2026, 10, 21, 17, 5);
const events = currentEvents(seed, now);
const choice = (event: BookEvent, market = 'resultado', selection = 'home') => ({ event_id: event.id, market, selection });

describe('the odds of an event', () => {
  it('are thousandths between the least and the most, with the house’s share in them', () => {
    for (const event of events) {
      for (const { quotes } of marketsOf(seed, event, now)) {
        const odds = quotes.flatMap((quote) => (quote.odds === undefined ? [] : [quote.odds]));
        for (const one of odds) expect(Number.isInteger(one) && one >= LEAST_ODDS && one <= MOST_ODDS).toBe(true);
        if (odds.length === quotes.length) expect(odds.reduce((sum, one) => sum + 1000 / one, 0)).toBeGreaterThan(1);
      }
    }
  });

  it('hold for a while and move then', () => {
    const quiet = events.filter(({ startsAt }) => startsAt > now + 7_200_000).slice(0, 10);
    const look = (moment: number) => quiet.map((event) => marketsOf(seed, event, moment));
    const start = Math.ceil(now / 300_000) * 300_000;
    expect(look(start + 299_999)).toEqual(look(start));
    expect(look(start + 300_000)).not.toEqual(look(start));
  });

  it('are none once it is over', () => {
    for (const event of events) expect(marketsOf(seed, event, event.endsAt)).toEqual([]);
  });

  it('can be asked for by choice, and only where there is one', () => {
    const event = events.find(({ sport, startsAt }) => sport === 'futebol' && startsAt > now);
    if (event === undefined) throw new Error('There is no football.');
    const [market] = marketsOf(seed, event, now);
    expect(quoteOf(seed, choice(event), now)).toMatchObject({
      market: 'Resultado final',
      selection: event.home,
      odds: market?.quotes[0]?.odds,
    });
    expect(quoteOf(seed, choice(event, 'resultado', 'nobody'), now)).toBeUndefined();
    expect(quoteOf(seed, choice(event, 'cards'), now)).toBeUndefined();
    expect(quoteOf(seed, { ...choice(event), event_id: 'x' }, now)).toBeUndefined();
    expect(quoteOf(seed, choice(event), event.endsAt)).toBeUndefined();
  });
});

describe('the settlement', () => {
  it('waits for the end, then gives exactly one winner a market', () => {
    for (const event of events.filter(({ isCalledOff }) => !isCalledOff)) {
      const score = scoreOf(seed, event, event.endsAt);
      for (const { id, selections } of courses[event.sport].markets(event.strengths, { home: 0, away: 0, progress: 0, clock: '' }, [
        'A',
        'B',
      ])) {
        const statuses = selections.map((selection) => statusOf(seed, choice(event, id, selection.id), event.endsAt));
        expect([event.id, id, score, statuses.filter((status) => status === 'won').length]).toEqual([event.id, id, score, 1]);
        expect(statuses.every((status) => status === 'won' || status === 'lost')).toBe(true);
      }
      expect(statusOf(seed, choice(event), event.startsAt)).toBe('open');
    }
  });

  it('gives the stake back for an event that was called off or never was', () => {
    const off = Array.from({ length: 40 }, (_, day) => currentEvents(seed, now + day * 86_400_000))
      .flat()
      .find(({ isCalledOff }) => isCalledOff);
    if (off === undefined) throw new Error('Nothing was ever called off.');
    expect(statusOf(seed, choice(off), off.startsAt - 1)).toBe('open');
    expect(statusOf(seed, choice(off), off.startsAt)).toBe('void');
    expect(statusOf(seed, { ...choice(off), event_id: 'x' }, now)).toBe('void');
  });

  it('comes out as often as the odds say, so that the house keeps about its margin', () => {
    let [staked, paid] = [0, 0];
    for (let day = 0; day < 12; day += 1) {
      for (const event of currentEvents(seed, now + day * 86_400_000).filter(({ startsAt }) => startsAt > now + day * 86_400_000)) {
        for (const { id, quotes } of marketsOf(seed, event, now + day * 86_400_000)) {
          for (const quote of quotes) {
            const status = statusOf(seed, choice(event, id, quote.id), event.endsAt);
            if (quote.odds === undefined || status === 'void') continue;
            // Stakes that even out what a win pays, else the long shots drown the rest.
            staked += 1000 / quote.odds;
            if (status === 'won') paid += 1;
          }
        }
      }
    }
    expect(paid / staked).toBeGreaterThan(0.9);
    expect(paid / staked).toBeLessThan(0.99);
  });
});
