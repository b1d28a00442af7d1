import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useNavigationType } from '@/shell/navigation';

import type { VirtualRange } from './grid-math';
import { usePrefetchOnHover } from '../../tiles/prefetch-on-hover';
import { LobbyPagination } from './lobby-pagination';
import type { LoadedRange } from '../lobby-results';
import type { GridController } from './controller';
import { createGridController } from './controller';
import type { LobbyGames } from '../use-lobby-games';
import { usePages } from './use-pages';

export interface VirtualGridProps {
  found: LobbyGames;
  list: RefObject<HTMLUListElement | null>;
  onSee: (seen: LoadedRange) => void;
  /** The page of the list that the address asks for, and the address of another. */
  page: number;
  pathOf: (change: { page: number }) => string;
}

/**
 * Makes of the first games of a list the whole list: it says which part of it is seen, asks for the games of that part,
 * and leads from tile to tile by keyboard. It draws nothing itself but
 * where tiles have no size: there the pages have links.
 */
export function VirtualGridController({ found, list, onSee, page, pathOf }: VirtualGridProps) {
  const { key, total = 0, from } = found;
  const [part, setPart] = useState<VirtualRange>();
  const { pages, retry } = usePages(found, part);
  const scout = useRef<GridController>(null);
  usePrefetchOnHover();
  // An address with a page, from when there were links, begins there; on Back the page is put where it was by itself.
  const [start] = useState(useNavigationType() === 'POP' ? 0 : from);

  useLayoutEffect(() => {
    if (list.current === null) return;
    const own = createGridController(list.current, setPart);
    scout.current = own;
    return own.end;
  }, [list]);

  useLayoutEffect(() => scout.current?.begin(total, start), [key, total, start]);

  useLayoutEffect(() => {
    if (part !== undefined) onSee({ key, part, pages, retry });
  }, [onSee, key, part, pages, retry]);

  // Whatever was drawn anew: the focus is where it was wanted.
  useLayoutEffect(() => scout.current?.drawn());

  return part === undefined && found.listParams !== undefined ? <LobbyPagination found={found} page={page} pathOf={pathOf} /> : null;
}
