import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../game-queries';
import type { LobbyParams } from './lobby-params';
import { useCatalogue } from '../search/use-catalogue';

/** Games a page: whole rows of 3, 4, 6 and 8. */
export const PAGE_SIZE = 48;

/** How long typing must rest before more than names is shown of what it finds, in ms: longer than between two keys. */
const SETTLE_DELAY_MS = 400;

/** Where a lobby is: a category, a provider, or all games. */
export interface LobbyScope {
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
}

/** What a lobby found. */
export interface LobbyGames {
  /** The same for as long as it is the same list. */
  readonly key: string;
  /** How many games there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** Games that are here already, and the place in the list at which they begin. */
  readonly games: readonly Game[];
  readonly from: number;
  /** What the rest is asked for by; undefined where all of it is here. */
  readonly listParams: ListGamesParams | undefined;
  /** What is shown is what was asked for before. */
  readonly isStale: boolean;
  /** It will be gone again in a moment, as somebody types. */
  readonly isTransient: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Finds the games of a lobby. While one types, the whole catalogue is searched on the spot where it is here; else, and
 * without a search, the backend is asked.
 *
 * @param params the lobby's address
 * @param text what stands in the search field, which the address follows once typing rests
 * @param isSearching whether somebody is about to search: the catalogue is then fetched
 */
export function useLobbyGames(params: LobbyParams, { category, provider }: LobbyScope, text: string, isSearching: boolean): LobbyGames {
  const { sort, rtpMin } = params;
  const providerId = provider ?? params.provider;
  const filters = useMemo(() => ({ category_id: category, provider_id: providerId, rtp_min: rtpMin, sort }), [category, providerId, rtpMin, sort]);
  const catalogue = useCatalogue(isSearching || params.search !== '');
  // The letter in the field comes first, the games after it.
  const typed = useDeferredValue(text).trim();
  const isSettled = useIsSettled(text.trim());
  // How old a game is, only the backend knows.
  const localResults = useMemo(
    () => (typed !== '' && sort !== 'new' ? catalogue?.find(typed, filters) : undefined),
    [catalogue, typed, sort, filters],
  );
  // A field that was emptied shows everything at once; what the address still says is not asked for again.
  const isEmptied = typed === '' && params.search !== '';
  const list = { ...filters, search: isEmptied ? undefined : params.search || undefined, per_page: PAGE_SIZE };
  const page = isEmptied ? 1 : params.page;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery({ ...list, page }),
    placeholderData: keepPreviousData,
    enabled: localResults === undefined,
  });

  if (localResults !== undefined) {
    const key = JSON.stringify([typed, filters]);
    const none = { listParams: undefined, isStale: false, isFailed: false, retry: () => {} };
    return { ...none, key, total: localResults.length, games: localResults, from: 0, isTransient: !isSettled || text.trim() !== typed };
  }
  return {
    key: JSON.stringify(list),
    total: data?.meta.total,
    games: data?.data ?? [],
    from: isPlaceholderData ? 0 : (page - 1) * PAGE_SIZE,
    listParams: list,
    isStale: isPlaceholderData,
    isTransient: false,
    isFailed: isError && (data === undefined || isPlaceholderData),
    retry: () => void refetch(),
  };
}

/** Whether a text has stayed the same for a while, as it has where it was there from the first. */
function useIsSettled(text: string): boolean {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText === text;
}
