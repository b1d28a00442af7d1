import type { GameSort } from '@generated/api/model/game-sort';
import { GameVolatility } from '@generated/api/model/game-volatility';

/** State of a lobby, which is in its URL. */
export interface LobbyParams {
  readonly search: string;
  readonly sort: GameSort;
  readonly page: number;
  /** Provider id. */
  readonly provider: string | undefined;
  /** Lowest RTP of a game, in percent. */
  readonly rtpMin: number | undefined;
  /** Highest minimum stake of a game, in cents. */
  readonly minBetMax: number | undefined;
  readonly volatility: GameVolatility | undefined;
}

/** Sort orders with the labels that players read, the default first. */
export const SORT_OPTIONS: readonly { value: GameSort; label: string }[] = [
  { value: 'popular', label: 'Populares' },
  { value: 'new', label: 'Novos' },
  { value: 'rtp', label: 'Maior RTP' },
  { value: 'name', label: 'A a Z' },
];

/** Change that removes all filters, but not the search. */
export const NO_FILTERS = { provider: undefined, rtpMin: undefined, minBetMax: undefined, volatility: undefined } as const;

const VOLATILITIES = Object.values(GameVolatility);
const MAX_SEARCH_LENGTH = 80;
/** Pattern of a stake in cents, below the maximum of the contract. */
const STAKE = /^[1-9]\d{0,7}$/;
const MAX_PAGE = 100_000;

/** Parses a lobby URL. Invalid parameters count as missing, and a search is cut to `MAX_SEARCH_LENGTH` characters. */
export function parseLobbyParams(query: URLSearchParams): LobbyParams {
  const filters = new Map((query.get('filter') ?? '').split(',').map((filter) => splitFilter(filter)));
  const page = Number(query.get('page') ?? 1);
  const rtpMin = Number(filters.get('rtp'));
  const stake = filters.get('bet') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: SORT_OPTIONS.find(({ value }) => value === query.get('sort'))?.value ?? 'popular',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    provider: filters.get('provider') || undefined,
    rtpMin: rtpMin > 0 && rtpMin <= 100 ? rtpMin : undefined,
    minBetMax: STAKE.test(stake) ? Number(stake) : undefined,
    volatility: VOLATILITIES.find((one) => one === filters.get('volatility')),
  };
}

/**
 * Returns the query after a change. A change of anything but the page resets the page to 1. Default values and all parameters that are not
 * the lobby's are left out. All filters share the parameter `filter`, which the marketing rules do not treat as a campaign (SPEC K2a).
 */
export function toLobbyQuery(before: LobbyParams, change: Partial<LobbyParams>): URLSearchParams {
  const { search, sort, page, provider, rtpMin, minBetMax, volatility } = { ...before, page: 1, ...change };
  const filters = [
    provider && `provider-${provider}`,
    rtpMin && `rtp-${rtpMin}`,
    minBetMax && `bet-${minBetMax}`,
    volatility && `volatility-${volatility}`,
  ]
    .filter(Boolean)
    .join(',');
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search.slice(0, MAX_SEARCH_LENGTH));
  if (filters !== '') query.set('filter', filters);
  if (sort !== 'popular') query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  return query;
}

/** Returns true if a filter is set: provider, RTP, minimum stake or volatility. Search, order and page are no filters. */
export function hasFilters(params: LobbyParams): boolean {
  return Object.keys(NO_FILTERS).some((name) => params[name as keyof typeof NO_FILTERS] !== undefined);
}

/** Splits a filter at its first dash, because ids can contain dashes: 'provider-7'. */
function splitFilter(filter: string): [string, string] {
  const dash = filter.indexOf('-');
  return [filter.slice(0, dash), filter.slice(dash + 1)];
}
