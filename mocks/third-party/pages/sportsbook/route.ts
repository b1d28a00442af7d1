import { leagueById, type SportId, sports } from '../../../domain/book/leagues';

/** Page of the sportsbook. */
export type Route =
  | { readonly view: 'home' }
  | { readonly view: 'live' }
  | { readonly view: 'bets' }
  | { readonly view: 'search' }
  | { readonly view: 'sport'; readonly sport: SportId }
  | { readonly view: 'league'; readonly sport: SportId; readonly league: string }
  | { readonly view: 'event'; readonly sport: SportId; readonly league: string; readonly event: string };

/**
 * Parses a path or a hash such as `#/futebol/serie-ouro/serie-ouro-123-0`, dropping a leading `/sports` and unknown parts. Without a known
 * part it is the home page. The id of an event only has to begin with that of its league. Also parses `page=futebol/serie-ouro`, the form of
 * Altenar's sportsbook.
 */
export function parsePath(hash: string): Route {
  const path = hash.replace(/^#/, '');
  const parts = (path.startsWith('page=') ? (new URLSearchParams(path).get('page') ?? '') : path)
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '');
  const [first, second, third] = parts[0] === 'sports' ? parts.slice(1) : parts;
  if (first === 'ao-vivo') return { view: 'live' };
  if (first === 'apostas') return { view: 'bets' };
  if (first === 'busca') return { view: 'search' };
  const sport = sports.find(({ id }) => id === first)?.id;
  if (sport === undefined) return { view: 'home' };
  const league = leagueById(second ?? '');
  if (league?.sport !== sport) return { view: 'sport', sport };
  if (third === undefined || !third.startsWith(`${league.id}-`)) return { view: 'league', sport, league: league.id };
  return { view: 'event', sport, league: league.id, event: third };
}

/** Returns the path of a page, the inverse of `parsePath`. */
export function formatPath(route: Route): string {
  if (route.view === 'home') return '/';
  if (route.view === 'live') return '/ao-vivo';
  if (route.view === 'bets') return '/apostas';
  if (route.view === 'search') return '/busca';
  if (route.view === 'sport') return `/${route.sport}`;
  if (route.view === 'league') return `/${route.sport}/${route.league}`;
  return `/${route.sport}/${route.league}/${route.event}`;
}
