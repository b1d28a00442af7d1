import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useNavigationType } from '@/shell/navigation';

import type { GridPart } from './grid-math';
import { useIntent } from '../../tiles/prefetch-on-hover';
import { LobbyPages } from './lobby-pagination';
import type { Seen } from '../lobby-results';
import type { Scout } from './controller';
import { createScout } from './controller';
import type { Found } from '../use-lobby-games';
import { usePages } from './use-pages';

export interface GridScoutProps {
  found: Found;
  list: RefObject<HTMLUListElement | null>;
  onSee: (seen: Seen) => void;
  /** The page of the list that the address asks for, and the address of another. */
  page: number;
  pathOf: (change: { page: number }) => string;
}

/**
 * Makes of the first games of a list the whole list: it says which part of it is seen, asks for the games of that part,
 * and leads from tile to tile by keyboard. It draws nothing itself but
 * where tiles have no size: there the pages have links.
 */
export function GridScout({ found, list, onSee, page, pathOf }: GridScoutProps) {
  const { key, total = 0, from } = found;
  const [part, setPart] = useState<GridPart>();
  const { pages, retry } = usePages(found, part);
  const scout = useRef<Scout>(null);
  useIntent();
  // An address with a page, from when there were links, begins there; on Back the page is put where it was by itself.
  const [start] = useState(useNavigationType() === 'POP' ? 0 : from);

  useLayoutEffect(() => {
    if (list.current === null) return;
    const own = createScout(list.current, setPart);
    scout.current = own;
    return own.end;
  }, [list]);

  useLayoutEffect(() => scout.current?.begin(total, start), [key, total, start]);

  useLayoutEffect(() => {
    if (part !== undefined) onSee({ key, part, pages, retry });
  }, [onSee, key, part, pages, retry]);

  // Whatever was drawn anew: the focus is where it was wanted.
  useLayoutEffect(() => scout.current?.drawn());

  return part === undefined && found.list !== undefined ? <LobbyPages found={found} page={page} pathOf={pathOf} /> : null;
}
