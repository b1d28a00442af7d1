import { hash } from '../random';
import type { Score } from './sport-simulation';
import { simulations } from './simulations';
import { type BookEvent, eventById, isOver, getScore } from './events';
import { offeredOdds } from './odds';

/** Selection of a market, with its offered odds. */
export interface Quote {
  readonly id: string;
  readonly name: string;
  /** Odds in thousandths; undefined while not offered. */
  readonly odds: number | undefined;
}

/** Market of an event: a question with several possible answers. */
export interface Market {
  readonly id: string;
  readonly name: string;
  readonly quotes: readonly Quote[];
}

/** Selection of a bet, by ids. */
export interface Choice {
  readonly event_id: string;
  readonly market: string;
  readonly selection: string;
}

/** Status of a selection in a bet. A void selection returns its stake. */
export type LegStatus = 'open' | 'won' | 'lost' | 'void';

/** Interval between changes of the odds before an event. */
const PREMATCH_INTERVAL_MS = 5 * 60_000;
/** Interval between changes of the odds during an event. */
const LIVE_INTERVAL_MS = 30_000;
/** Maximum drift, in log-odds. */
const MAX_DRIFT = 0.09;

const START: Score = { home: 0, away: 0, progress: 0, clock: '' };

/** Adds a seeded random drift, new every `intervalMs`. */
function addDrift(probability: number, seed: string, selection: string, now: number, intervalMs: number): number {
  const drift = (hash(`${seed}/${selection}/${String(Math.floor(now / intervalMs))}`) / 2 ** 32 - 0.5) * 2 * MAX_DRIFT;
  const odds = (probability / (1 - probability)) * Math.exp(drift);
  return odds / (1 + odds);
}

/** Lists an event's markets; none after its end. */
export function listMarkets(seed: string, event: BookEvent, now: number): Market[] {
  if (isOver(seed, event, now)) return [];
  const score = getScore(seed, event, now);
  const intervalMs = score === undefined ? PREMATCH_INTERVAL_MS : LIVE_INTERVAL_MS;
  const fair = simulations[event.sport].markets(event.strengths, score ?? START, [event.home, event.away]);
  return fair.map(({ id, name, selections }) => ({
    id,
    name,
    quotes: selections.map((selection) => {
      const isOpen = selection.probability > 0 && selection.probability < 1;
      const probability = isOpen
        ? addDrift(selection.probability, seed, `${event.id}/${id}/${selection.id}`, now, intervalMs)
        : selection.probability;
      return { id: selection.id, name: selection.name, odds: offeredOdds(probability) };
    }),
  }));
}

/** Returns the quote of a selection; undefined if there is no offer. */
export function findQuote(
  seed: string,
  choice: Choice,
  now: number,
): { event: BookEvent; market: string; selection: string; odds: number } | undefined {
  const event = eventById(seed, choice.event_id);
  const market = event && listMarkets(seed, event, now).find(({ id }) => id === choice.market);
  const quote = market?.quotes.find(({ id }) => id === choice.selection);
  if (event === undefined || market === undefined || quote?.odds === undefined) return undefined;
  return { event, market: market.name, selection: quote.name, odds: quote.odds };
}

/** Returns the result of a selection. It is void if the event was called off or is unknown. */
export function settleLeg(seed: string, { event_id, market, selection }: Choice, now: number): LegStatus {
  const event = eventById(seed, event_id);
  if (event === undefined) return 'void';
  if (!isOver(seed, event, now)) return 'open';
  const score = getScore(seed, event, event.endsAt);
  const winner = score && simulations[event.sport].winner(market, score, event.strengths);
  if (winner === undefined) return 'void';
  return winner === selection ? 'won' : 'lost';
}
