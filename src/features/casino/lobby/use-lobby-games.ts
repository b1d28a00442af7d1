import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../game-queries';
import { useCatalogue } from '../search/use-catalogue';
import type { LobbyParams } from './lobby-params';

/** Games per page: complete rows of 3, 4, 6 and 8 tiles. */
export const PAGE_SIZE = 48;

/** Pause in typing, in ms, after which the results count as settled. It is longer than the time between two keys. */
const SETTLE_DELAY_MS = 400;

/** The games a lobby is limited to: a category, a provider, or none for all games. */
export interface LobbyScope {
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
}

/** The games of a lobby, and the state of their query. */
export interface LobbyGames {
  /** Identity of the list: changes with scope, filters, sort order and search. */
  readonly key: string;
  /** Length of the list; undefined while it is loading. */
  readonly total: number | undefined;
  /** Loaded games, and the list index of the first one. */
  readonly games: readonly Game[];
  readonly from: number;
  /** Parameters for fetching further pages; undefined if all games are loaded. */
  readonly listParams: ListGamesParams | undefined;
  /** True while the games of the previous list are shown. */
  readonly isStale: boolean;
  /** True while the user is typing, so that the results may be replaced in a moment. */
  readonly isTransient: boolean;
  readonly isFailed: boolean;
  /** Error of the query; null if it has none. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Finds the games of a lobby. While the user types, a loaded catalogue is searched locally. Otherwise a request is sent.
 *
 * @param text content of the search field; the URL follows it after a pause in typing
 * @param isSearching true if the user is about to search, which loads the catalogue
 */
export function useLobbyGames(params: LobbyParams, { category, provider }: LobbyScope, text: string, isSearching: boolean): LobbyGames {
  const { sort, rtpMin } = params;
  const providerId = provider ?? params.provider;
  const filters = useMemo(
    () => ({ category_id: category, provider_id: providerId, rtp_min: rtpMin, sort }),
    [category, providerId, rtpMin, sort],
  );
  const catalogue = useCatalogue(isSearching || params.search !== '');
  // Deferred: the search field renders before its results.
  const typed = useDeferredValue(text).trim();
  const isSettled = useIsSettled(text.trim());
  // The catalogue has no release dates: the sort order "new" needs a request.
  const localResults = useMemo(
    () => (typed !== '' && sort !== 'new' ? catalogue?.find(typed, filters) : undefined),
    [catalogue, typed, sort, filters],
  );
  // The field was cleared, but the URL still has the old search: do not fetch that again.
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

/** Returns true if a text has not changed for a while. The initial text counts as settled. */
function useIsSettled(text: string): boolean {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText === text;
}
