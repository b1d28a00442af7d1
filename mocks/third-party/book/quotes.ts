import { hash } from '../../db/random';
import type { Score } from './course';
import { courses } from './courses';
import { type BookEvent, eventById, isOver, scoreOf } from './events';
import { offeredOdds } from './odds';

/** What is offered on one way in which a market can end. */
export interface Quote {
  readonly id: string;
  readonly name: string;
  /** Thousandths; undefined while it is not offered. */
  readonly odds: number | undefined;
}

export interface Market {
  readonly id: string;
  readonly name: string;
  readonly quotes: readonly Quote[];
}

/** Which selection is meant. */
export interface Choice {
  readonly event_id: string;
  readonly market: string;
  readonly selection: string;
}

/** How a selection stands, as the contract's legs have it. */
export type LegStatus = 'open' | 'won' | 'lost' | 'void';

/** Odds move so often at most: before the start, and while it is on. */
const CALM_MS = 5 * 60_000;
const LIVE_MS = 30_000;
/** How far money on one side moves a probability, in log-odds. */
const SWING = 0.09;

const START: Score = { home: 0, away: 0, progress: 0, clock: '' };

/** The opinion of the market at a moment: a small push on each probability that holds for a while. */
function moved(probability: number, seed: string, what: string, now: number, hold: number): number {
  const push = (hash(`${seed}/${what}/${String(Math.floor(now / hold))}`) / 2 ** 32 - 0.5) * 2 * SWING;
  const odds = (probability / (1 - probability)) * Math.exp(push);
  return odds / (1 + odds);
}

/**
 * The markets of an event at a moment.
 *
 * @param seed the book's
 * @param now milliseconds since 1970
 * @returns none once it is over
 */
export function marketsOf(seed: string, event: BookEvent, now: number): Market[] {
  if (isOver(seed, event, now)) return [];
  const score = scoreOf(seed, event, now);
  const hold = score === undefined ? CALM_MS : LIVE_MS;
  const fair = courses[event.sport].markets(event.strengths, score ?? START, [event.home, event.away]);
  return fair.map(({ id, name, selections }) => ({
    id,
    name,
    quotes: selections.map((selection) => {
      const isOpen = selection.probability > 0 && selection.probability < 1;
      const probability = isOpen
        ? moved(selection.probability, seed, `${event.id}/${id}/${selection.id}`, now, hold)
        : selection.probability;
      return { id: selection.id, name: selection.name, odds: offeredOdds(probability) };
    }),
  }));
}

/** What is offered on a selection, with the words for it; undefined when there is no such thing to bet on now. */
export function quoteOf(
  seed: string,
  choice: Choice,
  now: number,
): { event: BookEvent; market: string; selection: string; odds: number } | undefined {
  const event = eventById(seed, choice.event_id);
  const market = event && marketsOf(seed, event, now).find(({ id }) => id === choice.market);
  const quote = market?.quotes.find(({ id }) => id === choice.selection);
  if (event === undefined || market === undefined || quote?.odds === undefined) return undefined;
  return { event, market: market.name, selection: quote.name, odds: quote.odds };
}

/** How a selection stands at a moment: what settles the bets on it. */
export function statusOf(seed: string, { event_id, market, selection }: Choice, now: number): LegStatus {
  const event = eventById(seed, event_id);
  if (event === undefined) return 'void';
  if (!isOver(seed, event, now)) return 'open';
  const score = scoreOf(seed, event, event.endsAt);
  const winner = score && courses[event.sport].winner(market, score, event.strengths);
  if (winner === undefined) return 'void';
  return winner === selection ? 'won' : 'lost';
}
