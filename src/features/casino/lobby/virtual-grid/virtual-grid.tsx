import { useLayoutEffect, useRef, useState } from 'react';

import { useNavigationType } from '@/product/navigation';

import { useTileEvents } from '../../tiles/use-tile-events';
import type { GridController } from './controller';
import { createGridController } from './controller';
import type { VirtualRange } from './grid-math';
import { LobbyPagination } from './lobby-pagination';
import type { VirtualGridProps } from './types';
import { usePages } from './use-pages';

/**
 * Turns the first page of games into a virtual list. Renders nothing, except pagination links if the tiles cannot be
 * measured.
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
