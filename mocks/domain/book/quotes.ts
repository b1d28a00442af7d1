import { hash } from '../random';
import { type MarketRow, type Pair, type Score, START, type Strengths } from './sport-simulation';
import { simulations } from './simulations';
import { type BookEvent, eventById, isOver, getScore } from './events';
import { marketKinds } from './market-kinds';
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
  readonly group: string;
  readonly name: string;
  /** Number of selections in a row. */
  readonly columns: number;
  readonly quotes: readonly Quote[];
}

/** Selection with its true probability among the outcomes that return no stakes; NaN if all do. */
interface FairQuote {
  readonly id: string;
  readonly name: string;
  readonly probability: number;
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
/** Largest difference between the rating of a side and the one from which its odds are computed. */
const MAX_DRIFT = 0.08;

/**
 * Returns the strengths from which odds are computed. They drift around the true ones, because a drift of single odds would let
 * markets contradict each other.
 */
function pricedStrengths(seed: string, { id, sport, ratings }: BookEvent, now: number, intervalMs: number): Strengths {
  const drift = (side: string) => (hash(`${seed}/${id}/${side}/${String(Math.floor(now / intervalMs))}`) / 2 ** 32 - 0.5) * 2 * MAX_DRIFT;
  return simulations[sport].strengths(ratings[0] + drift('home'), ratings[1] + drift('away'));
}

/** Computes the selections of a market, without the operator's margin, from all outcomes that are possible at a score. */
export function fairQuotes(row: MarketRow, { sport, home, away }: BookEvent, strengths: Strengths, score: Score): FairQuote[] {
  const simulation = simulations[sport];
  const outcomes = simulation.outcomes(row.topic, strengths, score);
  const nextOutcomes = row.next === undefined ? [NO_NEXT] : simulation.outcomes(row.next, strengths, score);
  return marketKinds[row.kind].selections([home, away], row).map(({ id, name, wins }) => {
    let [won, decided] = [0, 0];
    for (const { probability, counts } of outcomes) {
      for (const next of nextOutcomes) {
        const isWon = wins(counts, next.counts);
        if (isWon !== undefined) decided += probability * next.probability;
        if (isWon === true) won += probability * next.probability;
      }
    }
    return { id, name, probability: won / decided };
  });
}

const NO_COUNTS: Pair = [0, 0];
const NO_NEXT = { probability: 1, counts: NO_COUNTS };

/** Returns the rows of an event's markets: the main one first. */
export const marketRows = ({ sport }: BookEvent): readonly MarketRow[] => simulations[sport].markets;

/**
 * Lists markets of an event: those of its sport, or the given ones. None after its end, and no row of selections without odds, except
 * in the main market.
 */
export function listMarkets(seed: string, event: BookEvent, now: number, rows = marketRows(event)): Market[] {
  if (isOver(seed, event, now)) return [];
  const score = getScore(seed, event, now);
  const strengths = pricedStrengths(seed, event, now, score === undefined ? PREMATCH_INTERVAL_MS : LIVE_INTERVAL_MS);
  const [main] = marketRows(event);
  return rows.flatMap((row) => {
    const { columns, isList } = marketKinds[row.kind];
    const quotes = fairQuotes(row, event, strengths, score ?? START).map(({ id, name, probability }) => ({
      id,
      name,
      odds: offeredOdds(probability),
    }));
    // The main market stays where it is, also without odds.
    const offered = quotes.filter(({ odds }, index) => {
      if (row === main) return true;
      if (isList === true) return odds !== undefined;
      const start = index - (index % columns);
      return quotes.slice(start, start + columns).some((quote) => quote.odds !== undefined);
    });
    return offered.length === 0 ? [] : [{ id: row.id, group: row.group, name: row.name, columns, quotes: offered }];
  });
}

const rowsOf = (event: BookEvent, market: string) => marketRows(event).filter(({ id }) => id === market);

/** Returns the offered quote of a selection, with its event and labels; undefined if it is unknown, not offered, or over. */
export function findQuote(
  seed: string,
  choice: Choice,
  now: number,
): { event: BookEvent; market: string; selection: string; odds: number } | undefined {
  const event = eventById(seed, choice.event_id);
  const [market] = event === undefined ? [] : listMarkets(seed, event, now, rowsOf(event, choice.market));
  const quote = market?.quotes.find(({ id }) => id === choice.selection);
  if (event === undefined || market === undefined || quote?.odds === undefined) return undefined;
  return { event, market: market.name, selection: quote.name, odds: quote.odds };
}

/**
 * Returns the result of a selection, `open` until its event is over. It is void if its stakes are returned, the event was called off, or
 * event, market or selection is unknown.
 */
export function settleLeg(seed: string, { event_id, market, selection }: Choice, now: number): LegStatus {
  const event = eventById(seed, event_id);
  if (event === undefined) return 'void';
  if (!isOver(seed, event, now)) return 'open';
  const score = getScore(seed, event, event.endsAt);
  const [row] = rowsOf(event, market);
  if (score === undefined || row === undefined) return 'void';
  const quotes = fairQuotes(row, event, simulations[event.sport].strengths(...event.ratings), score);
  const probability = quotes.find(({ id }) => id === selection)?.probability ?? Number.NaN;
  return Number.isNaN(probability) ? 'void' : probability === 1 ? 'won' : 'lost';
}
