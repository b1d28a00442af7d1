import { describe, expect, it } from 'vitest';

import { simulations } from './simulations';
import { type BookEvent, currentEvents, getScore } from './events';
import { MIN_ODDS, MAX_ODDS } from './odds';
import { listMarkets, findQuote, settleLeg } from './quotes';

const seed = 'test';
const now = Date.UTC(2026, 10, 21, 17, 5);
const events = currentEvents(seed, now);
const choice = (event: BookEvent, market = 'resultado', selection = 'home') => ({ event_id: event.id, market, selection });

describe('the odds of an event', () => {
  it('are thousandths between minimum and maximum, and include the margin', () => {
    for (const event of events) {
      for (const { quotes } of listMarkets(seed, event, now)) {
        const odds = quotes.flatMap((quote) => (quote.odds === undefined ? [] : [quote.odds]));
        for (const one of odds) expect(Number.isInteger(one) && one >= MIN_ODDS && one <= MAX_ODDS).toBe(true);
        if (odds.length === quotes.length) expect(odds.reduce((sum, one) => sum + 1000 / one, 0)).toBeGreaterThan(1);
      }
    }
  });

  it('are constant for five minutes and then change', () => {
    const quiet = events.filter(({ startsAt }) => startsAt > now + 7_200_000).slice(0, 10);
    const look = (moment: number) => quiet.map((event) => listMarkets(seed, event, moment));
    const start = Math.ceil(now / 300_000) * 300_000;
    expect(look(start + 299_999)).toEqual(look(start));
    expect(look(start + 300_000)).not.toEqual(look(start));
  });

  it('are not offered after the end of the event', () => {
    for (const event of events) expect(listMarkets(seed, event, event.endsAt)).toEqual([]);
  });

  it('are found by selection, or undefined for an unknown one', () => {
    const event = events.find(({ sport, startsAt }) => sport === 'futebol' && startsAt > now);
    if (event === undefined) throw new Error('There is no football.');
    const [market] = listMarkets(seed, event, now);
    expect(findQuote(seed, choice(event), now)).toMatchObject({
      market: 'Resultado final',
      selection: event.home,
      odds: market?.quotes[0]?.odds,
    });
    expect(findQuote(seed, choice(event, 'resultado', 'none'), now)).toBeUndefined();
    expect(findQuote(seed, choice(event, 'cards'), now)).toBeUndefined();
    expect(findQuote(seed, { ...choice(event), event_id: 'x' }, now)).toBeUndefined();
    expect(findQuote(seed, choice(event), event.endsAt)).toBeUndefined();
  });
});

describe('the settlement', () => {
  it('has exactly one winner per market, after the end', () => {
    for (const event of events.filter(({ isCalledOff }) => !isCalledOff)) {
      const score = getScore(seed, event, event.endsAt);
      for (const { id, selections } of simulations[event.sport].markets(event.strengths, { home: 0, away: 0, progress: 0, clock: '' }, [
        'A',
        'B',
      ])) {
        const statuses = selections.map((selection) => settleLeg(seed, choice(event, id, selection.id), event.endsAt));
        expect([event.id, id, score, statuses.filter((status) => status === 'won').length]).toEqual([event.id, id, score, 1]);
        expect(statuses.every((status) => status === 'won' || status === 'lost')).toBe(true);
      }
      expect(settleLeg(seed, choice(event), event.startsAt)).toBe('open');
    }
  });

  it('is void for an event that was called off or does not exist', () => {
    const calledOff = Array.from({ length: 40 }, (_, day) => currentEvents(seed, now + day * 86_400_000))
      .flat()
      .find(({ isCalledOff }) => isCalledOff);
    if (calledOff === undefined) throw new Error('Nothing was ever called off.');
    expect(settleLeg(seed, choice(calledOff), calledOff.startsAt - 1)).toBe('open');
    expect(settleLeg(seed, choice(calledOff), calledOff.startsAt)).toBe('void');
    expect(settleLeg(seed, { ...choice(calledOff), event_id: 'x' }, now)).toBe('void');
  });

  it('leaves the operator about its margin', () => {
    let [staked, paid] = [0, 0];
    for (let day = 0; day < 12; day += 1) {
      for (const event of currentEvents(seed, now + day * 86_400_000).filter(({ startsAt }) => startsAt > now + day * 86_400_000)) {
        for (const { id, quotes } of listMarkets(seed, event, now + day * 86_400_000)) {
          for (const quote of quotes) {
            const status = settleLeg(seed, choice(event, id, quote.id), event.endsAt);
            if (quote.odds === undefined || status === 'void') continue;
            // The payouts are equal, because otherwise long shots dominate.
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
