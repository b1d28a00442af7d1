import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../../game-queries';
import type { LobbyGames } from '../use-lobby-games';
import { PAGE_SIZE } from '../use-lobby-games';
import type { VirtualRange } from './grid-math';
import { pagesForRange } from './grid-math';
import type { LoadedRange } from './types';

/** Number of tiles below the rendered range whose pages are fetched also. */
const PREFETCH_TILES = PAGE_SIZE / 2;

type Pages = Pick<LoadedRange, 'pages' | 'retry'>;

const NONE: Pages = { pages: new Map(), retry: undefined };

/** Fetches the pages of the rendered range and the next games. Aborts requests for pages that were scrolled past. */
export function usePages({ listParams, total = 0, isStale }: LobbyGames, range: VirtualRange | undefined): Pages {
  const client = useQueryClient();
  const [pages, setPages] = useState(NONE);
  const [fetcher] = useState(() => createPageFetcher(client, setPages));
  const isEnabled = listParams !== undefined && range !== undefined && !isStale;
  // The numbers are one text, so that the effect runs only if they change.
  const pageNumbers = isEnabled ? pagesForRange(range.from, Math.min(total, range.to + PREFETCH_TILES), PAGE_SIZE).join() : '';
  useLayoutEffect(
    () => fetcher.setPages(listParams ?? {}, pageNumbers === '' ? [] : pageNumbers.split(',').map(Number)),
    [fetcher, listParams, pageNumbers],
  );
  useLayoutEffect(() => fetcher.dispose, [fetcher]);
  return pages;
}

/** Observes pages without `useQueries`, whose code would be part of every page's bundle. */
function createPageFetcher(client: QueryClient, onChange: (pages: Pages) => void) {
  const observed = new Map<number, { readonly observer: ReturnType<typeof observe>; readonly unsubscribe: () => void }>();
  const observe = (params: ListGamesParams) => new QueryObserver(client, gamesQuery(params));

  const report = () => {
    const results = [...observed].map(([page, { observer }]) => [page, observer.getCurrentResult()] as const);
    const pages = new Map(results.flatMap(([page, { data }]) => (data === undefined ? [] : [[page, data.data] as const])));
    const failed = results.filter(([, { isError, data, isFetching }]) => isError && data === undefined && !isFetching);
    onChange({ pages, retry: failed.length === 0 ? undefined : () => failed.forEach(([, { refetch }]) => void refetch()) });
  };

  const drop = (page: number) => {
    observed.get(page)?.unsubscribe();
    observed.delete(page);
  };

  return {
    setPages(listParams: ListGamesParams, pages: readonly number[]): void {
      for (const page of observed.keys()) if (!pages.includes(page)) drop(page);
      for (const page of pages) {
        if (observed.has(page)) continue;
        const observer = observe({ ...listParams, page });
        observed.set(page, { observer, unsubscribe: observer.subscribe(report) });
      }
      report();
    },
    dispose: () => [...observed.keys()].forEach(drop),
  };
}
