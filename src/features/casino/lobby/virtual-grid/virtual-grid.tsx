import { useLayoutEffect, useRef, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';

import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { useNavigationType } from '@/product/navigation';

import { useTileEvents } from '../../tiles/use-tile-events';
import type { GridController } from './controller';
import { createGridController } from './controller';
import type { VirtualRange } from './grid-math';
import { LobbyPagination } from './lobby-pagination';
import type { LoadedRange, VirtualGridProps } from './types';
import { gamesQuery } from '../../game-queries';
import type { LobbyGames } from '../use-lobby-games';
import { PAGE_SIZE } from '../use-lobby-games';
import { pagesForRange } from './grid-math';

/**
 * Turns the first page of games into a virtual list. Renders nothing, except pagination links if the tiles cannot be
 * measured. Also calls `useTileEvents`.
 */
export function VirtualGridController({ lobbyGames, list, onChange, onUnmeasured, page, pathFor }: VirtualGridProps) {
  const { key, total = 0, from, listParams } = lobbyGames;
  const [range, setRange] = useState<VirtualRange>();
  const { pages, retry } = usePages(lobbyGames, range);
  const controller = useRef<GridController>(null);
  useTileEvents();
  // A URL with a page number starts at that page. After Back the browser restores the scroll position.
  const [start] = useState(useNavigationType() === 'POP' ? 0 : from);

  useLayoutEffect(() => {
    if (list.current === null) return;
    const created = createGridController(list.current, setRange);
    controller.current = created;
    return created.dispose;
  }, [list]);

  // The grid counts as measurable until a layout proves the opposite: otherwise the links would be rendered and removed at once.
  const [isMeasurable, setMeasurable] = useState(true);
  useLayoutEffect(() => setMeasurable(controller.current?.begin(total, start) !== false), [key, total, start]);

  useLayoutEffect(() => {
    if (range !== undefined) onChange({ key, range, pages, retry });
  }, [onChange, key, range, pages, retry]);

  // Any render can replace the focused tile.
  useLayoutEffect(() => controller.current?.afterRender());

  const isUnmeasurable = range === undefined && !isMeasurable && listParams !== undefined;
  return isUnmeasurable ? <LobbyPagination lobbyGames={lobbyGames} onUnmeasured={onUnmeasured} page={page} pathFor={pathFor} /> : null;
}

/** Number of tiles below the rendered range whose pages are fetched also. */
const PREFETCH_TILES = PAGE_SIZE / 2;

type Pages = Pick<LoadedRange, 'pages' | 'retry'>;

const NONE: Pages = { pages: new Map(), retry: undefined };

/** Fetches the pages of the rendered range and the next games. Aborts requests for pages that were scrolled past. */
function usePages({ listParams, total = 0, isStale }: LobbyGames, range: VirtualRange | undefined): Pages {
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
