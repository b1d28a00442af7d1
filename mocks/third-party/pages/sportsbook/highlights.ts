import { type BookEvent, currentEvents, getScore } from '../../../domain/book/events';
import { leagueById } from '../../../domain/book/leagues';
import { listMarkets } from '../../../domain/book/quotes';
import type { FromFrame } from '../../messages';
import type { Call } from '../shared/backend';
import { loadBookInfo, DEFAULT_BOOK_INFO } from './account';
import { formatPath } from './route';
import { shortName } from './view-events';

/** Event that the site shows on its own pages. */
export type Highlight = Extract<FromFrame<'sportsbook'>, { type: 'highlights' }>['events'][number];

const MAX_HIGHLIGHTS = 10;
const MAX_LIVE_HIGHLIGHTS = 4;

/** Returns live events, then the next ones, with their main markets. */
export async function highlights(call: Call): Promise<Highlight[]> {
  const { seed, clockOffsetMs } = (await loadBookInfo(call)) ?? DEFAULT_BOOK_INFO;
  const now = Date.now() + clockOffsetMs;
  const offered = currentEvents(seed, now)
    .map((event) => toHighlight(seed, event, now))
    .filter(({ odds }) => odds.length > 1);
  const live = offered.filter((event) => event.is_live).slice(0, MAX_LIVE_HIGHLIGHTS);
  const soon = offered.filter((event) => !event.is_live);
  return [...live, ...soon].slice(0, MAX_HIGHLIGHTS);
}

function toHighlight(seed: string, event: BookEvent, now: number): Highlight {
  const { id, sport, league, home, away, startsAt } = event;
  const score = getScore(seed, event, now);
  const [main] = listMarkets(seed, event, now);
  return {
    id,
    path: formatPath({ view: 'event', sport, league, event: id }),
    league: leagueById(league)?.name ?? league,
    home,
    away,
    starts_at: new Date(startsAt).toISOString(),
    is_live: score !== undefined,
    ...(score !== undefined && { clock: score.clock, home_score: score.home, away_score: score.away }),
    odds: (main?.quotes ?? [])
      .flatMap((quote) => (quote.odds === undefined ? [] : [{ name: shortName(quote), price: quote.odds }]))
      .slice(0, 3),
  };
}
