import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../game-queries';
import { useCatalogue } from '../catalogue-search/use-catalogue';
import type { LobbyParams } from './lobby-params';

/** Number of games on a page, which makes complete rows of 3, 4, 6 and 8 tiles. */
export const PAGE_SIZE = 48;

/** Pause in typing after which results count as settled; longer than the time between two keys. */
const SETTLE_DELAY_MS = 400;

/** Ids of the category or the provider whose games a lobby lists. Without both it lists all games. */
export interface LobbyScope {
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
}

/** Loaded games of a lobby, and the state of their request. */
export interface LobbyGames {
  /** Key of the list, which changes with scope, filters, sort order and search. */
  readonly key: string;
  /** Number of games in the whole list, of which `games` can be one page; undefined until a list has loaded. */
  readonly total: number | undefined;
  /** Games, of which the first has the list index `from`. */
  readonly games: readonly Game[];
  readonly from: number;
  /** Parameters for further pages; undefined if all games are loaded. */
  readonly listParams: ListGamesParams | undefined;
  /** True while the previous list is shown. */
  readonly isStale: boolean;
  /** True while the user types: the results may be replaced soon. */
  readonly isTransient: boolean;
  /** True if the list could not be loaded, so that there are no games of it to show. */
  readonly isFailed: boolean;
  /** Error of the last request, even if an earlier response is still shown; null without one and for local results. */
  readonly error: unknown;
  /** Requests the page again; does nothing for local results. */
  readonly retry: () => void;
}

/**
 * Returns the games of a lobby. A search text is looked up in the browser if the catalogue is loaded and the order is not `new`.
 * Otherwise the games are requested.
 *
 * @param text content of the search field; the URL follows after a pause in typing
 * @param isSearching true to load the catalogue, because the user is about to search
 */
export function useLobbyGames(params: LobbyParams, { category, provider }: LobbyScope, text: string, isSearching: boolean): LobbyGames {
  const { sort, rtpMin, minBetMax, volatility } = params;
  const providerId = provider ?? params.provider;
  const filters = useMemo(
    () => ({ category_id: category, provider_id: providerId, rtp_min: rtpMin, min_bet_max: minBetMax, volatility, sort }),
    [category, providerId, rtpMin, minBetMax, volatility, sort],
  );
  const catalogue = useCatalogue(isSearching || params.search !== '');
  // The text is deferred, so that the search field renders before its results.
  const typed = useDeferredValue(text).trim();
  const isSettled = useIsSettled(text.trim());
  // The catalogue has no release dates: "new" needs a request.
  const localResults = useMemo(
    () => (typed !== '' && sort !== 'new' ? catalogue?.find(typed, filters) : undefined),
    [catalogue, typed, sort, filters],
  );
  // The field is empty, but the URL still has the old search, which must not be fetched again.
  const isCleared = typed === '' && params.search !== '';
  const listParams = { ...filters, search: isCleared ? undefined : params.search || undefined, per_page: PAGE_SIZE };
  const page = isCleared ? 1 : params.page;
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery({ ...listParams, page }),
    placeholderData: keepPreviousData,
    enabled: localResults === undefined,
  });

  if (localResults !== undefined) {
    return {
      key: JSON.stringify([typed, filters]),
      total: localResults.length,
      games: localResults,
      from: 0,
      listParams: undefined,
      isStale: false,
      isTransient: !isSettled || text.trim() !== typed,
      isFailed: false,
      error: null,
      retry: () => {},
    };
  }
  return {
    key: JSON.stringify(listParams),
    total: data?.meta.total,
    games: data?.data ?? [],
    from: isPlaceholderData ? 0 : (page - 1) * PAGE_SIZE,
    listParams,
    isStale: isPlaceholderData,
    isTransient: false,
    error,
    isFailed: isError && (data === undefined || isPlaceholderData),
    retry: () => void refetch(),
  };
}

/** Returns true after a pause in typing. The initial text counts as settled. */
function useIsSettled(text: string): boolean {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText === text;
}
