import type { QueryClient } from '@tanstack/react-query';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';

import type { Game } from '@generated/api/model/game';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

import { gamesQuery } from '../../game-queries';
import type { VirtualRange } from './grid-math';
import { pagesForRange } from './grid-math';
import type { LobbyGames } from '../use-lobby-games';
import { PAGE_SIZE } from '../use-lobby-games';

/** So many places beyond what is drawn are asked for already. */
const PREFETCH_TILES = PAGE_SIZE / 2;

/** Games by their page, and what asks again for those that could not be had. */
export interface Pages {
  readonly pages: ReadonlyMap<number, readonly Game[]>;
  readonly retry: (() => void) | undefined;
}

const NONE: Pages = { pages: new Map(), retry: undefined };

/** Asks for the games of the part of a list that is drawn, and a little more; what is scrolled past is not waited for. */
export function usePages({ listParams, total = 0, isStale }: LobbyGames, part: VirtualRange | undefined): Pages {
  const client = useQueryClient();
  const [pages, setPages] = useState(NONE);
  const [asker] = useState(() => createPageFetcher(client, setPages));
  const isAsked = listParams !== undefined && part !== undefined && !isStale;
  const wanted = isAsked ? pagesForRange(part.from, Math.min(total, part.to + PREFETCH_TILES), PAGE_SIZE).join() : '';
  useLayoutEffect(() => asker.ask(listParams ?? {}, wanted === '' ? [] : wanted.split(',').map(Number)), [asker, listParams, wanted]);
  useLayoutEffect(() => asker.end, [asker]);
  return pages;
}

/** Follows some pages of one list. The library's own way for many queries would weigh on every page of the site. */
function createPageFetcher(client: QueryClient, tell: (pages: Pages) => void) {
  const asked = new Map<number, { readonly observer: ReturnType<typeof observe>; readonly end: () => void }>();
  const observe = (params: ListGamesParams) => new QueryObserver(client, gamesQuery(params));

  const look = () => {
    const answers = [...asked].map(([page, { observer }]) => [page, observer.getCurrentResult()] as const);
    const pages = new Map(answers.flatMap(([page, { data }]) => (data === undefined ? [] : [[page, data.data] as const])));
    const failed = answers.filter(([, { isError, data, isFetching }]) => isError && data === undefined && !isFetching);
    tell({ pages, retry: failed.length === 0 ? undefined : () => failed.forEach(([, { refetch }]) => void refetch()) });
  };

  const drop = (page: number) => {
    asked.get(page)?.end();
    asked.delete(page);
  };

  return {
    ask(list: ListGamesParams, pages: readonly number[]): void {
      for (const page of asked.keys()) if (!pages.includes(page)) drop(page);
      for (const page of pages) {
        if (asked.has(page)) continue;
        const observer = observe({ ...list, page });
        asked.set(page, { observer, end: observer.subscribe(look) });
      }
      look();
    },
    end: () => [...asked.keys()].forEach(drop),
  };
}
