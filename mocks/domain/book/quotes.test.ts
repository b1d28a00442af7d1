import { describe, expect, it, test } from 'vitest';

import { simulations } from './simulations';
import { type BookEvent, currentEvents, getScore } from './events';
import type { SportId } from './leagues';
import { marketKinds } from './market-kinds';
import { MIN_ODDS, MAX_ODDS } from './odds';
import { fairQuotes, listMarkets, findQuote, marketRows, settleLeg } from './quotes';
import { START } from './sport-simulation';

const seed = 'test';
const now = Date.UTC(2026, 10, 21, 17, 5);
const events = currentEvents(seed, now);
const RATINGS = [0.3, -0.1] as const;
/** Some events of each sport, running and coming ones. */
const someEvents = Object.keys(simulations).flatMap((sport) => events.filter((event) => event.sport === sport).slice(0, 2));
const choice = (event: BookEvent, market = 'resultado', selection = 'home') => ({ event_id: event.id, market, selection });

describe('the odds of an event', () => {
  it('are thousandths between minimum and maximum', () => {
    for (const event of someEvents) {
      for (const { quotes } of listMarkets(seed, event, now)) {
        const odds = quotes.flatMap((quote) => (quote.odds === undefined ? [] : [quote.odds]));
        for (const one of odds) expect(Number.isInteger(one) && one >= MIN_ODDS && one <= MAX_ODDS).toBe(true);
      }
    }
  });

  it('are constant for five minutes and then change', () => {
    const quiet = events.filter(({ startsAt }) => startsAt > now + 7_200_000).slice(0, 10);
    const look = (moment: number) => quiet.map((event) => listMarkets(seed, event, moment, marketRows(event).slice(0, 1)));
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

describe.each(Object.entries(simulations))('the markets of %s', (sport, simulation) => {
  const strengths = simulation.strengths(...RATINGS);
  const event = firstEvent(sport as SportId);
  const probability = fairProbabilities(sport as SportId);

  it('are at least fifteen for football and eight for others, in groups, with unique ids', () => {
    const { markets } = simulation;
    expect(markets.length).toBeGreaterThanOrEqual(sport === 'futebol' ? 15 : 8);
    expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length);
    expect(new Set(markets.map(({ group }) => group)).size).toBeGreaterThanOrEqual(3);
    for (const row of markets) {
      const ids = marketKinds[row.kind].selections(['A', 'B'], row).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('have odds below the fair ones by at least the margin, but not much', () => {
    for (const row of simulation.markets) {
      const fair = fairQuotes(row, event, strengths, START);
      const [market] = listMarkets(seed, { ...event, startsAt: now + 7_200_000, endsAt: now + 9_000_000 }, now, [row]);
      const overround = fairSum(market?.quotes.map(({ odds }) => 1000 / (odds ?? Number.NaN)));
      if (overround === undefined || market?.quotes.length !== fair.length) continue;
      const sum = fairSum(fair.map((one) => one.probability)) ?? 0;
      expect([row.id, overround / sum > 1.01 && overround / sum < 1.2]).toEqual([row.id, true]);
    }
  });

  it('rise with easier lines', () => {
    for (const { id, kind, lines = [] } of simulation.markets) {
      if (!/total|handicap/.test(kind)) continue;
      const chances = lines.map((line) =>
        probability(id, kind === 'handicap' ? `home${line < 0 ? '' : '+'}${String(line)}` : `under-${String(line)}`),
      );
      expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    }
  });
});

test('the markets of a football match do not contradict each other', () => {
  const probability = fairProbabilities('futebol');
  const home = probability('resultado', 'home');
  const draw = probability('resultado', 'draw');
  const both = probability('ambos', 'yes');
  for (const [one, other] of [
    [probability('dupla-chance', 'home-draw'), home + draw],
    [probability('empate-anula', 'home'), home / (1 - draw)],
    [probability('handicap', 'home-0.5'), home],
    [probability('handicap', 'home+0.5'), home + draw],
    [probability('sem-sofrer-gols', 'home-yes'), probability('gols-fora', 'under-0.5')],
    [probability('gols', 'under-0.5'), probability('placar', '0-0')],
    [probability('gols', 'under-0.5'), probability('primeiro-gol', 'draw')],
    [probability('gols', 'under-1.5'), probability('numero-de-gols', '0') + probability('numero-de-gols', '1')],
    [both, 1 - probability('gols-casa', 'under-0.5') - probability('gols-fora', 'under-0.5') + probability('placar', '0-0')],
    [['home', 'draw', 'away'].reduce((sum, half) => sum + probability('intervalo-final', `${half}-home`), 0), home],
    [
      probability('intervalo', 'home'),
      ['home', 'draw', 'away'].reduce((sum, full) => sum + probability('intervalo-final', `home-${full}`), 0),
    ],
  ] as const) {
    expect(one).toBeCloseTo(other, 4);
  }
});

/** Returns a function that computes the fair probability of a selection. */
function fairProbabilities(sport: SportId) {
  const simulation = simulations[sport];
  return (market: string, selection: string): number => {
    const row = simulation.markets.find(({ id }) => id === market);
    if (row === undefined) throw new Error(`There is no market ${market}.`);
    const quotes = fairQuotes(row, firstEvent(sport), simulation.strengths(...RATINGS), START);
    return quotes.find(({ id }) => id === selection)?.probability ?? Number.NaN;
  };
}

/** Returns the sum, or undefined if one is missing. */
function fairSum(shares: readonly number[] = []): number | undefined {
  const sum = shares.reduce((all, one) => all + one, 0);
  return Number.isNaN(sum) || sum === 0 ? undefined : sum;
}

function firstEvent(sport: SportId): BookEvent {
  const found = events.find((event) => event.sport === sport && event.startsAt > now && !event.isCalledOff);
  if (found === undefined) throw new Error(`There is no ${sport}.`);
  return found;
}

describe('the settlement', () => {
  it('pays what the final counts say, in every market', () => {
    for (const event of someEvents.filter(({ isCalledOff }) => !isCalledOff)) {
      const simulation = simulations[event.sport];
      const score = getScore(seed, event, event.endsAt);
      for (const row of simulation.markets) {
        const [counts, next] = [row.topic, row.next ?? row.topic].map((topic) => {
          const [final] = score === undefined ? [] : simulation.outcomes(topic, simulation.strengths(...event.ratings), score);
          return final?.counts ?? [Number.NaN, Number.NaN];
        }) as [readonly [number, number], readonly [number, number]];
        for (const { id, wins } of marketKinds[row.kind].selections([event.home, event.away], row)) {
          const isWon = wins(counts, next);
          const status = isWon === undefined ? 'void' : isWon ? 'won' : 'lost';
          expect([event.id, row.id, id, settleLeg(seed, choice(event, row.id, id), event.endsAt)]).toEqual([event.id, row.id, id, status]);
        }
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
    expect(settleLeg(seed, choice(events[0] ?? calledOff, 'weather'), now + 172_800_000)).toBe('void');
  });

  it('leaves the operator about its margin', () => {
    let [staked, paid] = [0, 0];
    for (let day = 0; day < 2; day += 1) {
      const moment = now + day * 86_400_000;
      for (const [index, event] of currentEvents(seed, moment).entries()) {
        // One market of every third event is enough.
        if (event.startsAt <= moment || index % 3 > 0) continue;
        const rows = marketRows(event).filter(({ next }) => next === undefined);
        const row = rows[(index / 3) % rows.length];
        for (const { id, quotes } of listMarkets(seed, event, moment, row && [row])) {
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
