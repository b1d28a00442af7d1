import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../game-queries';
import type { LobbyParams } from './lobby-params';
import { useCatalogue } from '../search/use-catalogue';

/** Games a page: whole rows of 3, 4, 6 and 8. */
export const PAGE = 48;

/** How long typing must rest before more than names is shown of what it finds, in ms: longer than between two keys. */
const REST = 400;

/** Where a lobby is: a category, a provider, or all games. */
export interface LobbyPlace {
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
}

/** What a lobby found. */
export interface Found {
  /** The same for as long as it is the same list. */
  readonly key: string;
  /** How many games there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** Games that are here already, and the place in the list at which they begin. */
  readonly games: readonly Game[];
  readonly from: number;
  /** What the rest is asked for by; undefined where all of it is here. */
  readonly list: ListGamesParams | undefined;
  /** What is shown is what was asked for before. */
  readonly isStale: boolean;
  /** It will be gone again in a moment, as somebody types. */
  readonly isPassing: boolean;
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
export function useFound(params: LobbyParams, { category, provider }: LobbyPlace, text: string, isSearching: boolean): Found {
  const { sort, rtpMin } = params;
  const maker = provider ?? params.provider;
  const wish = useMemo(() => ({ category_id: category, provider_id: maker, rtp_min: rtpMin, sort }), [category, maker, rtpMin, sort]);
  const catalogue = useCatalogue(isSearching || params.search !== '');
  // The letter in the field comes first, the games after it.
  const typed = useDeferredValue(text).trim();
  const hasRested = useRested(text.trim());
  // How old a game is, only the backend knows.
  const onTheSpot = useMemo(
    () => (typed !== '' && sort !== 'new' ? catalogue?.find(typed, wish) : undefined),
    [catalogue, typed, sort, wish],
  );
  // A field that was emptied shows everything at once; what the address still says is not asked for again.
  const isEmptied = typed === '' && params.search !== '';
  const list = { ...wish, search: isEmptied ? undefined : params.search || undefined, per_page: PAGE };
  const page = isEmptied ? 1 : params.page;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery({ ...list, page }),
    placeholderData: keepPreviousData,
    enabled: onTheSpot === undefined,
  });

  if (onTheSpot !== undefined) {
    const key = JSON.stringify([typed, wish]);
    const none = { list: undefined, isStale: false, isFailed: false, retry: () => {} };
    return { ...none, key, total: onTheSpot.length, games: onTheSpot, from: 0, isPassing: !hasRested || text.trim() !== typed };
  }
  return {
    key: JSON.stringify(list),
    total: data?.meta.total,
    games: data?.data ?? [],
    from: isPlaceholderData ? 0 : (page - 1) * PAGE,
    list,
    isStale: isPlaceholderData,
    isPassing: false,
    isFailed: isError && (data === undefined || isPlaceholderData),
    retry: () => void refetch(),
  };
}

/** Whether a text has stayed the same for a while, as it has where it was there from the first. */
function useRested(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
