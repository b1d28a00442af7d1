import { type BookEvent, currentEvents, getScore } from '../../../domain/book/events';
import { leagueById, leagues, sports } from '../../../domain/book/leagues';
import { listMarkets, marketRows } from '../../../domain/book/quotes';
import type { FromFrame } from '../../messages';
import type { Call } from '../shared/backend';
import { loadBookInfo, DEFAULT_BOOK_INFO } from './account';
import { formatDay, formatTime } from './format-date';
import { formatPath } from './route';
import { shortName } from './view-events';

/** Events that the site shows on its own pages, and the pages that its search finds. */
export type Highlights = Omit<Extract<FromFrame<'sportsbook'>, { type: 'highlights' }>, 'type'>;
type Highlight = Highlights['events'][number];
type Page = NonNullable<Highlights['pages']>[number];

const MAX_HIGHLIGHTS = 10;
const MAX_LIVE_HIGHLIGHTS = 4;

/**
 * Returns live events, at most 4, then the next ones, at most 10 in all, each with two or three odds, in thousandths, of its main market,
 * and the pages of all sports, leagues and events. Events with fewer odds are left out. All are computed with the default seed if the
 * backend does not respond.
 */
export async function highlights(call: Call): Promise<Highlights> {
  const { seed, clockOffsetMs } = (await loadBookInfo(call)) ?? DEFAULT_BOOK_INFO;
  const now = Date.now() + clockOffsetMs;
  const events = currentEvents(seed, now);
  const offered = (list: readonly BookEvent[], max: number) => firstOffered(list, max, (event) => toHighlight(seed, event, now));
  const live = offered(
    events.filter(({ startsAt }) => startsAt <= now),
    MAX_LIVE_HIGHLIGHTS,
  );
  const soon = offered(
    events.filter(({ startsAt }) => startsAt > now),
    MAX_HIGHLIGHTS - live.length,
  );
  return { events: [...live, ...soon], pages: [...offerPages(), ...events.map((event) => toPage(event, now))] };
}

/** Returns the first highlights with odds of at least two selections, and computes no later ones. */
function firstOffered(events: readonly BookEvent[], max: number, compute: (event: BookEvent) => Highlight): Highlight[] {
  const found: Highlight[] = [];
  for (const event of events) {
    if (found.length === max) break;
    const highlight = compute(event);
    if (highlight.odds.length > 1) found.push(highlight);
  }
  return found;
}

/** Returns the pages of the sports and of the leagues, which their teams also find. */
function offerPages(): Page[] {
  return [
    ...sports.map(({ id, name }) => ({ path: formatPath({ view: 'sport', sport: id }), label: name })),
    ...leagues.map(({ id, sport, name, region, sides }) => ({
      path: formatPath({ view: 'league', sport, league: id }),
      label: name,
      detail: region,
      keywords: sides.join(' '),
    })),
  ];
}

function toPage({ id, sport, league, home, away, startsAt }: BookEvent, now: number): Page {
  return {
    path: formatPath({ view: 'event', sport, league, event: id }),
    label: `${home} x ${away}`,
    detail: `${leagueById(league)?.name ?? league} · ${formatDay(startsAt, now)}, ${formatTime(startsAt)}`,
    keywords: sports.find((one) => one.id === sport)?.name ?? sport,
  };
}

function toHighlight(seed: string, event: BookEvent, now: number): Highlight {
  const { id, sport, league, home, away, startsAt } = event;
  const score = getScore(seed, event, now);
  const [main] = listMarkets(seed, event, now, marketRows(event).slice(0, 1));
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
