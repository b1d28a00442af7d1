import { type BookEvent, currentEvents, scoreOf } from '../../book/events';
import { leagueById } from '../../book/leagues';
import { marketsOf } from '../../book/quotes';
import type { FromFrame } from '../../messages';
import type { Call } from '../shared/backend';
import { loadHouse, UNKNOWN_HOUSE } from './account';
import { formatPath } from './route';
import { shortName } from './view-events';

/** An event that a site draws among its own things. */
export type Highlight = Extract<FromFrame<'sportsbook'>, { type: 'highlights' }>['events'][number];

const MOST = 10;
const MOST_LIVE = 4;

/** What is on and what comes next: live events first, then the earliest, each with its main market. */
export async function highlights(call: Call): Promise<Highlight[]> {
  const { seed, ahead } = (await loadHouse(call)) ?? UNKNOWN_HOUSE;
  const now = Date.now() + ahead;
  const offered = currentEvents(seed, now)
    .map((event) => highlightOf(seed, event, now))
    .filter(({ odds }) => odds.length > 1);
  const live = offered.filter((event) => event.is_live).slice(0, MOST_LIVE);
  const soon = offered.filter((event) => !event.is_live);
  return [...live, ...soon].slice(0, MOST);
}

function highlightOf(seed: string, event: BookEvent, now: number): Highlight {
  const { id, sport, league, home, away, startsAt } = event;
  const score = scoreOf(seed, event, now);
  const [main] = marketsOf(seed, event, now);
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
