import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import type { GameList } from '@generated/api/model/game-list';

import { gamesQuery } from '@/features/casino/game-queries';
import type { RemoteResults } from '@/features/site-search/search-dialog';
import type { SearchEntry } from '@/features/site-search/search-entry';
import { formatCount } from '@/shared/format/number';
import { paths } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';

import { gameEntry } from './use-entries';

const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;
const MAX_GAMES = 8;

/** Searches the games of the backend, after a pause in typing. */
export function useRemoteGames(text: string): RemoteResults {
  const search = text.trim();
  const isCasinoOpen = useIsSectionOpen('casino_enabled');
  const isSearched = isCasinoOpen && search.length >= MIN_LETTERS;
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const isSettled = settled === search;
  const { data, isError, isFetching, refetch } = useQuery({
    ...gamesQuery({ search: settled, per_page: MAX_GAMES }),
    enabled: isSearched && isSettled,
  });
  const list = isSearched && isSettled ? data : undefined;
  const entries = useMemo(() => (list === undefined ? [] : remoteEntries(list, search)), [list, search]);
  const isFailed = isSearched && isSettled && isError && !isFetching;
  return { entries, isPending: isSearched && list === undefined && !isFailed, isFailed, retry: () => void refetch() };
}

/** Returns the entries, with a link to all games if there are more. */
function remoteEntries({ data, meta: { total } }: GameList, search: string): readonly SearchEntry[] {
  const games = data.map(gameEntry);
  if (total <= games.length) return games;
  const label = `Ver os ${formatCount(total)} jogos para “${search}”`;
  return [...games, { id: `games for ${search}`, kind: 'game', label, to: paths.casino({ search }), icon: 'search' }];
}
